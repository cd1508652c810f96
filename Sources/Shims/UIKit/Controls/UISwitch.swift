// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Controls
import Foundation
import SystemIntegration
import ViewCore

/// A switch, which is a `Toggle`.
@MainActor @preconcurrency
open class UISwitch: UIControl {
  open var isOn = false
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
  public enum Style: Int, Sendable { case automatic, checkbox, sliding }
  open var title: String?
  open var preferredStyle = Style.automatic
  open var style: Style { .sliding }
  open var onImage: UIImage?
  open var offImage: UIImage?
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  private var view: some View {
    Toggle("", isOn: binding(of: self, to: \.isOn)).toggleStyle(.switch).labelsHidden().fixedSize()
      .tint(onTintColor.map { Color(uiColor: $0) })
      .environment(\.controlAppearances, ControlAppearances(knob: thumbTintColor))
  }
  package override var content: AnyView { AnyView(view.disabled(!isEnabled)) }
  open override var intrinsicContentSize: CGSize { size(of: view) }
}
