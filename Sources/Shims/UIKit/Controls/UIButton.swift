// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Controls
import Foundation
import SystemIntegration
import ViewCore

/// A button, which is drawn as its title and picture, or as its configuration says.
@MainActor @preconcurrency
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7
    /// The former name of ``system``.
    public static var roundedRect: ButtonType { .system }
  }
  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }

  // Measurements.md#uikit-button
  public let titleLabel: UILabel? = {
    let label = UILabel()
    label.font = .systemFont(ofSize: 18)
    return label
  }()
  public let imageView: UIImageView? = UIImageView(frame: .zero)
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
  public internal(set) var buttonType = ButtonType.custom
  open var configuration: Configuration? {
    didSet { invalidateIntrinsicContentSize() }
  }
  open var configurationUpdateHandler: ConfigurationUpdateHandler?
  open var automaticallyUpdatesConfiguration = true
  open var menu: UIMenu?
  open var role = Role.normal
  open var changesSelectionAsPrimaryAction = false
  open var isPointerInteractionEnabled = false
  open var contentEdgeInsets = UIEdgeInsets.zero
  open var titleEdgeInsets = UIEdgeInsets.zero
  open var imageEdgeInsets = UIEdgeInsets.zero
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  open var showsTouchWhenHighlighted = false
  open var reversesTitleShadowWhenHighlighted = false
  public let subtitleLabel: UILabel? = UILabel()
  open var lineBreakMode = NSLineBreakMode.byTruncatingMiddle
  open var pointerStyleProvider: ((UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?)?
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  open var behavioralStyle: UIBehavioralStyle { .pad }
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  open var isHovered: Bool { false }
  open var isHeld: Bool { false }
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }
  open func titleShadowColor(for state: State) -> UIColor? { nil }
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: contentEdgeInsets)
  }
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    CGRect(origin: contentRect.origin, size: currentImage?.size ?? .zero)
  }
  private var titles: [State: String] = [:]
  private var attributedTitles: [State: NSAttributedString] = [:]
  private var colors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var backgrounds: [State: UIImage] = [:]
  private var symbols: [State: UIImage.SymbolConfiguration] = [:]

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    take(buttonType)
  }

  /// Takes a type, with its font and its picture.
  func take(_ type: ButtonType) {
    buttonType = type
    titleLabel?.font = .systemFont(ofSize: type == .custom ? 18 : 15)
    images[.normal] = type.symbol.flatMap {
      UIImage(
        systemName: $0,
        withConfiguration: UIImage.SymbolConfiguration(pointSize: type == .close ? 26 : 20))
    }
  }
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    adopt(primaryAction)
  }
  public class func systemButton(
    with image: UIImage, target: Any?, action: Selector?
  ) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  /// Performs the actions of some events; a tap is also the main event of a button.
  open override func sendActions(for controlEvents: Event) {
    super.sendActions(
      for: controlEvents.contains(.touchUpInside)
        ? controlEvents.union(.primaryActionTriggered) : controlEvents)
  }

  /// Sets the title for a state; the normal one is also that of the configuration.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    if state == .normal, configuration != nil { configuration?.title = title }
  }
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
  }
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state] ?? attributedTitles[.normal]
  }
  open func setTitleColor(_ color: UIColor?, for state: State) { colors[state] = color }
  open func titleColor(for state: State) -> UIColor? { colors[state] ?? colors[.normal] }
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {}
  /// Sets the image for a state; the normal one is also that of the configuration.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    if state == .normal, configuration != nil { configuration?.image = image }
  }
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
  open func setBackgroundImage(_ image: UIImage?, for state: State) { backgrounds[state] = image }
  open func backgroundImage(for state: State) -> UIImage? {
    backgrounds[state] ?? backgrounds[.normal]
  }
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    symbols[state] = configuration
  }
  open func preferredSymbolConfigurationForImage(
    in state: State
  ) -> UIImage.SymbolConfiguration? { symbols[state] ?? symbols[.normal] }
  open var currentTitle: String? { title(for: state) }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  open var currentImage: UIImage? { image(for: state) }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  open func setNeedsUpdateConfiguration() { updateConfiguration() }
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  package override var content: AnyView {
    let label = label.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
      .background {
        if configuration == nil, let background = backgroundImage(for: state) {
          Image(uiImage: background).resizable()
        }
      }
      .contentShape(Rectangle())
    if let menu, showsMenuAsPrimaryAction {
      return AnyView(
        Menu {
          UIMenuContent(elements: menu.children, sender: self)
        } label: {
          label
        }
        .buttonStyle(.plain).disabled(!isEnabled))
    }
    return AnyView(
      Button {
        self.userTaps()
      } label: {
        label
      }
      .buttonStyle(.plain).disabled(!isEnabled))
  }

  /// The size of the content; a title without insets has some space around it.
  open override var intrinsicContentSize: CGSize {
    var size = size(of: label)
    let hasTitle = attributedTitle(for: state) != nil || title(for: state) != nil
    guard configuration == nil, hasTitle || image(for: state) == nil else { return size }
    let line = titleLabel?.font.lineHeight ?? 0
    if contentEdgeInsets == .zero { size.height = max(size.height, line.rounded(.up)) + 12 }
    let background = backgroundImage(for: state)?.size ?? .zero
    return CGSize(
      width: max(size.width, 30, background.width), height: max(size.height, background.height))
  }

  @ViewBuilder private var label: some View {
    if let configuration {
      configuration.label(
        title: selectedElement?.title ?? title(for: state),
        image: shownImage(selectedElement?.image ?? image(for: state)), tint: tintColor,
        alignment: alignment, isPopup: selectedElement != nil)
    } else {
      let tint: UIColor =
        titleColor(for: state) ?? (buttonType == .custom ? .white : tintColor)
      let align = alignment
      HStack(spacing: 0) {
        if let image = shownImage(image(for: state)) {
          ButtonImage(image: image, keepsShape: imageView?.contentMode == .scaleAspectFit)
            .foregroundStyle(
              Color(
                uiColor: buttonType == .close
                  ? .systemGray2 : imageView?.ownTintColor ?? tintColor)
            )
            .offset(imageEdgeInsets.offset(of: align, isRightToLeft: isForcedRightToLeft))
        }
        words.offset(titleEdgeInsets.offset(of: align, isRightToLeft: isForcedRightToLeft))
      }
      .environment(
        \.layoutDirection,
        isForcedRightToLeft ? .rightToLeft : layoutDirection
      )
      .foregroundStyle(Color(uiColor: tint))
      .opacity(isEnabled || buttonType == .custom || colors[.disabled] != nil ? 1 : 0.4)
      .padding(
        EdgeInsets(
          top: contentEdgeInsets.top, leading: contentEdgeInsets.left,
          bottom: contentEdgeInsets.bottom, trailing: contentEdgeInsets.right))
    }
  }

  /// The element of the menu that the button shows as its title, as a pop-up button does.
  private var selectedElement: UIAction? {
    guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction, let menu else { return nil }
    let actions = menu.actions
    return actions.first { $0.state == .on } ?? actions.first
  }

  /// The title, on one line unless its label has more.
  @ViewBuilder private var words: some View {
    let lines = titleLabel?.numberOfLines ?? 1
    Group {
      if let title = attributedTitle(for: state) {
        Text(AttributedString(title))
      } else if let title = selectedElement?.title ?? title(for: state) {
        Text(verbatim: title).font(titleLabel?.font.map { Font(uiFont: $0) } ?? .body)
      }
    }
    .lineLimit(lines == 0 ? nil : max(lines, 1))
    .truncationMode(titleLabel?.lineBreakMode == .byTruncatingTail ? .middle : .tail)
    .minimumScaleFactor(
      titleLabel.map { $0.adjustsFontSizeToFitWidth ? max($0.minimumScaleFactor, 0.1) : 1 } ?? 1
    )
    .multilineTextAlignment(titleLabel?.textAlignment == .center ? .center : .leading)
  }

  private var isForcedRightToLeft: Bool { semanticContentAttribute == .forceRightToLeft }

  private var layoutDirection: LayoutDirection {
    UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The place of the title and the picture in the button.
  private var alignment: Alignment {
    let isRightToLeft = layoutDirection == .rightToLeft
    let horizontal: HorizontalAlignment =
      switch contentHorizontalAlignment {
      case .center, .fill: .center
      case .leading: .leading
      case .trailing: .trailing
      case .left: isRightToLeft ? .trailing : .leading
      case .right: isRightToLeft ? .leading : .trailing
      }
    let vertical: VerticalAlignment =
      switch contentVerticalAlignment {
      case .center, .fill: .center
      case .top: .top
      case .bottom: .bottom
      }
    return Alignment(horizontal: horizontal, vertical: vertical)
  }

  private func shownImage(_ image: UIImage?) -> UIImage? {
    let image = buttonType == .custom ? image : image?.inControl
    return preferredSymbolConfigurationForImage(in: state)
      .flatMap { image?.applyingSymbolConfiguration($0) } ?? image
  }
}

/// The picture of a button, which is no larger than its image, and shrinks with the button unless
/// it is a symbol.
struct ButtonImage: View {
  let image: UIImage
  var keepsShape = false

  var body: some View {
    let size = image.size
    if image.isSymbolImage || size.width <= 0 || size.height <= 0 {
      Image(uiImage: image)
    } else {
      Image(uiImage: image).resizable()
        .aspectRatio(keepsShape ? size.width / size.height : nil, contentMode: .fit)
        .frame(
          idealWidth: size.width, maxWidth: size.width, idealHeight: size.height,
          maxHeight: size.height
        )
        .layoutPriority(1)
    }
  }
}

extension UIEdgeInsets {
  /// The distance by which the insets move a part of a button that has a place in it.
  ///
  /// The insets are those of the left and right edges in each direction, and a layout from right to
  /// left mirrors distances.
  fileprivate func offset(of alignment: Alignment, isRightToLeft: Bool) -> CGSize {
    let width =
      switch alignment.horizontal {
      case .leading: left
      case .trailing: -right
      default: (left - right) / 2
      }
    let height =
      switch alignment.vertical {
      case .top: top
      case .bottom: -bottom
      default: (top - bottom) / 2
      }
    return CGSize(width: isRightToLeft ? -width : width, height: height)
  }
}

extension UIButton.ButtonType {
  /// The symbol of a button that has one.
  fileprivate var symbol: String? {
    switch self {
    case .custom, .system: nil
    case .detailDisclosure, .infoLight, .infoDark: "info.circle"
    case .contactAdd: "plus.circle"
    case .close: "xmark.circle.fill"
    }
  }
}

extension UIMenu {
  /// The actions of the menu and of the menus in it, in order.
  fileprivate var actions: [UIAction] {
    children.flatMap { child in
      (child as? UIMenu)?.actions ?? (child as? UIAction).map { [$0] } ?? []
    }
  }
}
