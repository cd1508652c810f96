// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Controls
import Foundation
import SystemIntegration
import ViewCore

/// Two buttons that change a value: a `Stepper`.
@MainActor @preconcurrency
open class UIStepper: UIControl {
  open var value = 0.0
  open var minimumValue = 0.0
  open var maximumValue = 100.0
  open var stepValue = 1.0
  open var isContinuous = true
  open var autorepeat = true
  open var wraps = false
  /// Pictures of parts, which are not drawn.
  private var pictures: [String: UIImage] = [:]
  open func setIncrementImage(_ image: UIImage?, for state: State) {
    pictures["increment \(state.rawValue)"] = image
  }
  open func incrementImage(for state: State) -> UIImage? {
    pictures["increment \(state.rawValue)"]
  }
  open func setDecrementImage(_ image: UIImage?, for state: State) {
    pictures["decrement \(state.rawValue)"] = image
  }
  open func decrementImage(for state: State) -> UIImage? {
    pictures["decrement \(state.rawValue)"]
  }
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    pictures["background \(state.rawValue)"] = image
  }
  open func backgroundImage(for state: State) -> UIImage? {
    pictures["background \(state.rawValue)"]
  }
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) {
    pictures["divider \(leftState.rawValue) \(rightState.rawValue)"] = image
  }
  open func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) -> UIImage? {
    pictures["divider \(leftState.rawValue) \(rightState.rawValue)"]
  }

  private func step(by step: Double) {
    let top = max(minimumValue, maximumValue)
    let next = value + step
    let wrapped = next > top ? minimumValue : next < minimumValue ? top : next
    binding(of: self, to: \.value).wrappedValue =
      wraps ? wrapped : min(max(next, minimumValue), top)
  }
  private var view: some View {
    Stepper("") {
      self.step(by: self.stepValue)
    } onDecrement: {
      self.step(by: -self.stepValue)
    }
    .labelsHidden().fixedSize()
  }
  package override var content: AnyView { AnyView(view.disabled(!isEnabled)) }
  open override var intrinsicContentSize: CGSize { size(of: view) }
}
