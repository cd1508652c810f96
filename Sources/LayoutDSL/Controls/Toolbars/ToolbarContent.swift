import ViewCore

/// The items of the bars of a screen.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of the content that this content consists of.
  associatedtype Body: ToolbarContent
  /// The content that this content consists of.
  @ToolbarContentBuilder var body: Body { get }
  /// Appends the items to a list.
  func _list(into list: inout _ToolbarList)
}

/// A list of toolbar items.
public struct _ToolbarList {
  var entries: [ToolbarEntry] = []
}

extension ToolbarContent {
  /// Appends the items of the body.
  public func _list(into list: inout _ToolbarList) {
    body._list(into: &list)
  }
}

extension ToolbarContent where Body == Never {
  /// Never called: content without a body appends its own items.
  public var body: Never { fatalError("\(Self.self) has no body; it appends its own items") }
}

extension Never: ToolbarContent {}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  /// Appends the items of the content, if there is any.
  public func _list(into list: inout _ToolbarList) {
    self?._list(into: &list)
  }
}

/// Type-erased toolbar items.
public struct _ToolbarItems: ToolbarContent {
  let entries: [ToolbarEntry]

  init(_ content: some ToolbarContent) {
    var list = _ToolbarList()
    content._list(into: &list)
    entries = list.entries
  }

  init(entries: [ToolbarEntry]) {
    self.entries = entries
  }

  /// Appends the items.
  public func _list(into list: inout _ToolbarList) {
    list.entries += entries
  }
}
