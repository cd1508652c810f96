// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Controls
import Foundation
import SystemIntegration
import ViewCore

/// A colour to choose: a `ColorPicker`.
@MainActor @preconcurrency
open class UIColorWell: UIControl {
  open var title: String?
  open var supportsAlpha = true
  open var selectedColor: UIColor?

  private var shownColor: Color {
    get { Color(uiColor: selectedColor ?? .clear) }
    set { selectedColor = UIColor(newValue) }
  }
  private var view: some View {
    ColorPicker(
      "", selection: binding(of: self, to: \.shownColor), supportsOpacity: supportsAlpha
    )
    .labelsHidden().fixedSize()
  }
  /// In the middle of the frame, whose size stays that of the app.
  package override var content: AnyView {
    AnyView(view.disabled(!isEnabled).frame(maxWidth: .infinity, maxHeight: .infinity))
  }
  open override var intrinsicContentSize: CGSize { size(of: view) }
}
