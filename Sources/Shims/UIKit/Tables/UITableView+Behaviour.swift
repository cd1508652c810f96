// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import SystemIntegration

extension UITableView {
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }
  public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }
  public enum ContentHuggingElements: Int, Sendable {
    case sectionHeaders, sectionHeadersAndFooters
  }

  public var selfSizingInvalidation: SelfSizingInvalidation {
    get { stored(.enabled) }
    set { store(newValue) }
  }
  public var separatorInsetReference: SeparatorInsetReference {
    get { stored(.fromCellEdges) }
    set { store(newValue) }
  }
  /// Whether rows of a wide table are no wider than text that reads well; rows of a picture are as
  /// wide as the table.
  public var cellLayoutMarginsFollowReadableWidth: Bool {
    get { stored(false) }
    set { store(newValue) }
  }
  public var insetsContentViewsToSafeArea: Bool {
    get { stored(true) }
    set { store(newValue) }
  }
  /// The height of the empty rows below the last one, which iOS draws only if it is set.
  public var fillerRowHeight: CGFloat {
    get { stored(UITableView.automaticDimension) }
    set { store(newValue) }
  }
  public var remembersLastFocusedIndexPath: Bool {
    get { stored(false) }
    set { store(newValue) }
  }
  public var selectionFollowsFocus: Bool {
    get { stored(false) }
    set { store(newValue) }
  }
  public var allowsFocus: Bool {
    get { stored(false) }
    set { store(newValue) }
  }
  public var allowsFocusDuringEditing: Bool {
    get { stored(false) }
    set { store(newValue) }
  }
  public var hasUncommittedUpdates: Bool { false }
  public var hasActiveDrag: Bool { false }
  public var hasActiveDrop: Bool { false }
}
