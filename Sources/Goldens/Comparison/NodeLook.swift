import ViewCore

/// The colours, fonts and details of a node in a layout text.
struct NodeLook {
  /// The colours and fonts; nil if the node has none.
  var paint: String?
  var details = NodeDetails()
  /// The view of the sources whose body begins at the node; nil if there is none.
  ///
  /// Its name changes no picture, so it is not compared.
  var view: String?

  init() {}

  /// Parses the end of a line; without details, the colours and fonts only.
  init(_ text: String, hasDetails: Bool) {
    let (names, details) = NodeDetails.split(text)
    if !names.isEmpty { paint = names.joined(separator: ", ") }
    guard hasDetails else { return }
    self.details = details
    view = self.details.remove(NodeDetails.view)
  }

  /// Whether anything of it may show in a picture.
  var isVisible: Bool { paint != nil || !details.isEmpty }
}

extension NodeLook {
  /// Returns the colours and fonts before and after, if both are known and they differ.
  func paints(since old: NodeLook) -> (old: String, new: String)? {
    guard let before = old.paint, let after = paint, before != after else { return nil }
    return (before, after)
  }

  func hasChanged(since old: NodeLook) -> Bool {
    paints(since: old) != nil || details != old.details
  }
}

extension NodeLook: Equatable {
  static func == (left: NodeLook, right: NodeLook) -> Bool {
    left.paint == right.paint && left.details == right.details
  }
}
