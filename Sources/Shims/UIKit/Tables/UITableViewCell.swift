// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import SystemIntegration
import ViewCore

/// A row of a table.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  public enum EditingStyle: Int, Sendable { case none, delete, insert }
  public enum FocusStyle: Int, Sendable { case `default`, custom }
  public enum DragState: Int, Sendable { case none, lifting, dragging }
  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let showingEditControl = StateMask(rawValue: 1)
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void

  public let reuseIdentifier: String?
  open var selectionStyle = SelectionStyle.default
  open var accessoryType = AccessoryType.none
  open var accessoryView: UIView?
  open var editingAccessoryType = AccessoryType.none
  open var editingAccessoryView: UIView?
  /// The control that the table shows while it is edited.
  open internal(set) var editingStyle = EditingStyle.none
  open var showsReorderControl = false
  /// Whether the background moves with the content, which only a grouped table of iOS 6 shows.
  open var shouldIndentWhileEditing = true
  open var showingDeleteConfirmation: Bool { false }
  open var indentationLevel = 0
  /// The points of a level.
  open var indentationWidth: CGFloat = 10
  open var selectedBackgroundView: UIView?
  open var multipleSelectionBackgroundView: UIView?
  open var backgroundView: UIView?
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? .zero }
    set { ownSeparatorInset = newValue }
  }
  /// The insets of the line that the app has set; nil for none.
  private(set) var ownSeparatorInset: UIEdgeInsets?
  open var focusStyle = FocusStyle.default
  open var userInteractionEnabledWhileDragging = true
  open var isSelected = false { didSet { needsConfiguration = true } }
  open var isHighlighted = false { didSet { needsConfiguration = true } }
  open var isEditing = false { didSet { needsConfiguration = true } }
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var contentConfiguration: (any UIContentConfiguration)?
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  open var configurationUpdateHandler: ConfigurationUpdateHandler?
  public let contentView = UIView()
  public let textLabel: UILabel? = UILabel()
  /// The second label of a style that has one.
  public private(set) lazy var detailTextLabel: UILabel? = style == .default ? nil : detailLabel
  public let imageView: UIImageView? = UIImageView(frame: .zero)

  let style: CellStyle
  private var needsConfiguration = true

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    self.style = style
    super.init(frame: .zero)
    addContentView()
  }
  private func addContentView() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.layoutMargins = .ofRows
    addSubview(contentView)
  }
  public override convenience init(frame: CGRect) {
    let values = Self.valuesOfNextCell
    self.init(style: values?.style ?? .default, reuseIdentifier: values?.reuseIdentifier)
    self.frame = frame
  }
  public required init?(coder: NSCoder) {
    let archive = coder as? InterfaceCoder
    reuseIdentifier = archive?.element["reuseIdentifier"]
    style = archive?.cellStyle ?? .default
    super.init(coder: coder)
    addContentView()
  }
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open func prepareForReuse() {}
  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}
  open func dragStateDidChange(_ dragState: DragState) {}
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

  // MARK: Configurations

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    (state.isEditing, state.isDisabled) = (isEditing, !isUserInteractionEnabled)
    return state
  }
  open func setNeedsUpdateConfiguration() { needsConfiguration = true }
  /// Sets the content and the background for a state of the cell.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  func updateConfigurationIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  // MARK: Texts of a style

  private var detailLabel: UILabel {
    let label = UILabel()
    let usual = defaultContentConfiguration().secondaryTextProperties
    (label.font, label.textColor) = (usual.font, usual.color)
    return label
  }

  /// The image and the texts of the style, as the app has set them; nil without a text.
  var styledContent: UIListContentConfiguration? {
    guard let textLabel, textLabel.text != nil else { return nil }
    var content = defaultContentConfiguration()
    content.image = imageView?.image
    content.imageProperties.cornerRadius = imageView?.layer.cornerRadius ?? 0
    content.imageProperties.tintColor = imageView?.tintColor
    content.text = textLabel.text
    content.attributedText = textLabel.attributedText
    content.textProperties.show(as: textLabel)
    if let detailTextLabel {
      content.secondaryText = detailTextLabel.text
      content.secondaryAttributedText = detailTextLabel.attributedText
      content.secondaryTextProperties.show(as: detailTextLabel)
    }
    return content
  }
}

/// A cell that is no row, such as the header of a section, shows its texts itself.
extension UITableViewCell: UIViewContent {
  package var showsContent: Bool { styledContent != nil }
  package var content: AnyView {
    AnyView(
      styledContent.map {
        CellTexts(configuration: $0)
          .padding(.horizontal, UIEdgeInsets.ofRows.left)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
      })
  }
}

extension UIListContentConfiguration.TextProperties {
  /// Takes the look of a label.
  @MainActor mutating func show(as label: UILabel) {
    font = label.font
    color = label.isEnabled ? label.textColor : .tertiaryLabel
    numberOfLines = label.numberOfLines
    switch label.textAlignment {
    case .center: alignment = .center
    case .justified: alignment = .justified
    default: alignment = .natural
    }
  }
}
