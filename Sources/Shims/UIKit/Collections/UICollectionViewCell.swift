// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import SystemIntegration
import ViewCore

/// A header, footer, decoration or cell of a collection.
@MainActor @preconcurrency
open class UICollectionReusableView: UIView {
  open var reuseIdentifier: String? { registeredIdentifier }
  var registeredIdentifier: String?
  /// The lengths that are given while the view is measured; nil for those that it decides.
  var givenLengths: (width: CGFloat?, height: CGFloat?) = (nil, nil)

  open func prepareForReuse() {}
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  /// Gives the attributes the size that the content of the view asks for.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let size = contentSize(width: givenLengths.width, height: givenLengths.height) {
      layoutAttributes.size = size
    }
    return layoutAttributes
  }

  /// The size of the content with the given lengths; nil if the content has none.
  func contentSize(width: CGFloat?, height: CGFloat?) -> CGSize? {
    fittingSize(width: width, height: height)
  }
}

/// An item of a collection.
open class UICollectionViewCell: UICollectionReusableView, PartPlacing {
  public enum DragState: Int, Sendable { case none, lifting, dragging }
  /// Never called: no finger drags an item.
  open func dragStateDidChange(_ dragState: DragState) {}
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  public let contentView = UIView()
  open var isSelected = false { didSet { needsConfiguration = true } }
  open var isHighlighted = false { didSet { needsConfiguration = true } }
  open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }
  open var selectedBackgroundView: UIView? {
    didSet { replace(oldValue, by: selectedBackgroundView) }
  }
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { showConfiguration() } }
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  open var configurationUpdateHandler: ConfigurationUpdateHandler?
  /// The part of a list section that the cell shows, among sections with other layouts; nil for
  /// none.
  var sectionPart: ListSectionPart? {
    didSet { if sectionPart != nil || oldValue != nil { showSectionPart() } }
  }
  private var configuredView: UIView?
  private var backgroundFill: UIView?
  private var needsConfiguration = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }
  private func addContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    return state
  }

  /// The collection that the cell is in, or in whose scroll view of a section it is.
  fileprivate var collection: UICollectionView? {
    superview as? UICollectionView ?? superview?.superview as? UICollectionView
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

  package func placeParts() {
    updateConfigurationIfNeeded()
    contentView.frame = bounds
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    selectedBackgroundView?.isHidden = !isSelected
    showBackground()
    if sectionPart != nil { showSectionPart() }
  }

  override func contentSize(width: CGFloat?, height: CGFloat?) -> CGSize? {
    updateConfigurationIfNeeded()
    if let row = rowSize(width: width) { return row }
    guard let configuredView else {
      return contentView.fittingSize(width: width, height: height)
        ?? fittingSize(width: width, height: height)
    }
    let most = CGFloat.greatestFiniteMagnitude
    let own =
      configuredView.fittingSize(width: width, height: height)
      ?? configuredView.sizeThatFits(CGSize(width: width ?? most, height: height ?? most))
    return CGSize(width: width ?? own.width, height: height ?? own.height)
  }

  private func showConfiguration() {
    let view = contentConfiguration?.makeContentView()
    view?.frame = contentView.bounds
    view?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    configuredView?.removeFromSuperview()
    configuredView = view
    if let view { contentView.addSubview(view) }
  }

  private func replace(_ old: UIView?, by view: UIView?) {
    old?.removeFromSuperview()
    guard let view else { return }
    view.frame = bounds
    insertSubview(view, at: view === backgroundView ? 0 : subviews.firstIndex(of: contentView) ?? 0)
  }

  private func showBackground() {
    guard let configuration = backgroundConfiguration, !showsContent else {
      backgroundFill?.removeFromSuperview()
      backgroundFill = nil
      return
    }
    let fill = backgroundFill ?? configuration.customView ?? UIImageView(frame: bounds)
    if backgroundFill == nil { insertSubview(fill, at: 0) }
    backgroundFill = fill
    configuration.apply(to: fill, in: bounds)
  }
}

extension UICollectionViewCell {
  /// The menu of the item that the cell shows in a layout; nil for none.
  var itemMenu: UIMenu? {
    guard let collection, let indexPath = collection.indexPath(for: self) else { return nil }
    return collection.menu(ofItemAt: indexPath)
  }
}

extension UICollectionViewCell: PressedElement {
  var isElement: Bool { collection != nil }

  func userPresses(_ isPressed: Bool) {
    guard let collection, let indexPath = collection.indexPath(for: self) else { return }
    collection.userHighlights(self, at: indexPath, isPressed)
  }

  func userSelects() {
    guard let collection, let indexPath = collection.indexPath(for: self) else { return }
    collection.userSelects(indexPath)
  }
}

extension UIBackgroundConfiguration {
  /// Gives a view the look of the configuration, around the bounds of a cell.
  @MainActor fileprivate func apply(to view: UIView, in bounds: CGRect) {
    let insets = backgroundInsets
    view.frame = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    view.backgroundColor = backgroundColor
    view.layer.cornerRadius = cornerRadius
    view.layer.borderColor = strokeColor?.cgColor
    view.layer.borderWidth = strokeWidth
    view.clipsToBounds = true
    guard let picture = view as? UIImageView else { return }
    picture.image = image
    picture.contentMode = imageContentMode
  }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  public enum DragState: Int, Sendable { case none, lifting, dragging }
  public enum DropState: Int, Sendable { case none, notTargeted, targeted }
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false
  public var isEditing = false
  public var isExpanded = false
  public var isSwiped = false
  public var isReordering = false
  public var cellDragState = DragState.none
  public var cellDropState = DropState.none
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
  public static func == (left: Self, right: Self) -> Bool {
    left.flags == right.flags && left.cellDragState == right.cellDragState
      && left.cellDropState == right.cellDropState && left.values == right.values
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(flags)
    hasher.combine(values)
  }
  private var flags: [Bool] {
    [
      isDisabled, isHighlighted, isSelected, isFocused, isPinned, isEditing, isExpanded, isSwiped,
      isReordering,
    ]
  }
}

/// The name of an app's own value in the state of a cell.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A row of a list of a collection.
open class UICollectionViewListCell: UICollectionViewCell {
  open var accessories: [UICellAccessory] = []
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  open var indentsAccessories = true
  public private(set) lazy var separatorLayoutGuide = UILayoutGuide()
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
}

/// A part at an edge of a row, such as a check mark.
public struct UICellAccessory {
  public enum AccessoryType: Int, Sendable {
    case checkmark, disclosureIndicator, detail, outlineDisclosure, delete, insert, reorder
    case multiselect, label, customView, popUpMenu
  }
  public enum DisplayedState: Int, Sendable { case always, whenEditing, whenNotEditing }
  public enum LayoutDimension: Equatable, Sendable { case actual, standard, custom(CGFloat) }
  public enum Placement {
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
  }
  public struct Options: Sendable {
    public enum Style: Int, Sendable { case automatic, header, cell, inline }
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    public var backgroundColor: UIColor?
    public var style = Style.automatic
    public var showsVerticalSeparator: Bool?
    public var font: UIFont?
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil, style: Style? = nil,
      showsVerticalSeparator: Bool? = nil, font: UIFont? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) =
        (isHidden, reservedLayoutWidth, tintColor)
      (self.backgroundColor, self.font) = (backgroundColor, font)
      self.style = style ?? .automatic
      self.showsVerticalSeparator = showsVerticalSeparator
    }
  }
  public typealias DisclosureIndicatorOptions = Options
  public typealias CheckmarkOptions = Options
  public typealias DetailOptions = Options
  public typealias DeleteOptions = Options
  public typealias InsertOptions = Options
  public typealias ReorderOptions = Options
  public typealias MultiselectOptions = Options
  public typealias OutlineDisclosureOptions = Options
  public typealias LabelOptions = Options
  public typealias PopUpMenuOptions = Options

  public let accessoryType: AccessoryType
  let displayed: DisplayedState
  let options: Options
  var text: String?
  var view: UIView?
  var isLeading = false
  var action: (() -> Void)?
  /// Whether a tap anywhere on the cell expands or collapses its item.
  var isOutlineHeader: Bool { accessoryType == .outlineDisclosure && options.style == .header }

  private init(_ type: AccessoryType, _ displayed: DisplayedState, _ options: Options) {
    (accessoryType, self.displayed, self.options) = (type, displayed, options)
  }
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, displayed, options) }
  public static func checkmark(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory(.checkmark, displayed, options) }
  public static func detail(
    displayed: DisplayedState = .always, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.detail, displayed, options)
    accessory.action = actionHandler
    return accessory
  }
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.delete, displayed, options)
    (accessory.isLeading, accessory.action) = (true, actionHandler)
    return accessory
  }
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.insert, displayed, options)
    (accessory.isLeading, accessory.action) = (true, actionHandler)
    return accessory
  }
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory(.reorder, displayed, options) }
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: Options = Options()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.multiselect, displayed, options)
    accessory.isLeading = true
    return accessory
  }
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.outlineDisclosure, displayed, options)
    accessory.action = actionHandler
    return accessory
  }
  public static func label(
    text: String, displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.label, displayed, options)
    accessory.text = text
    return accessory
  }
  /// Returns an accessory with a menu; the row shows its chevrons and, before them, the title of the
  /// menu's selected element.
  @MainActor @preconcurrency public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: Options = Options(),
    selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.popUpMenu, displayed, options)
    let actions = menu.children.compactMap { $0 as? UIAction }
    accessory.text = (actions.first { $0.state == .on } ?? actions.first)?.title
    return accessory
  }
  public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    public var maintainsFixedSize: Bool?
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      (self.customView, self.placement, self.isHidden) = (customView, placement, isHidden)
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
      self.maintainsFixedSize = maintainsFixedSize
    }
  }
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let displayed: DisplayedState
    var isLeading = false
    switch configuration.placement {
    case .leading(let state, _): (displayed, isLeading) = (state, true)
    case .trailing(let state, _): displayed = state
    }
    var accessory = UICellAccessory(
      .customView, displayed,
      Options(isHidden: configuration.isHidden, tintColor: configuration.tintColor))
    (accessory.view, accessory.isLeading) = (configuration.customView, isLeading)
    return accessory
  }
}
