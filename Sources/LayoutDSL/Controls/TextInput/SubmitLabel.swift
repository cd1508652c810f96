/// The label of the return key that submits text.
nonisolated public struct SubmitLabel: Hashable, Sendable {
  let name: String

  private init(name: String) {
    self.name = name
  }

  /// “Done”.
  public static var done: SubmitLabel { SubmitLabel(name: "done") }
  /// “Go”.
  public static var go: SubmitLabel { SubmitLabel(name: "go") }
  /// “Send”.
  public static var send: SubmitLabel { SubmitLabel(name: "send") }
  /// “Join”.
  public static var join: SubmitLabel { SubmitLabel(name: "join") }
  /// “Route”.
  public static var route: SubmitLabel { SubmitLabel(name: "route") }
  /// “Search”.
  public static var search: SubmitLabel { SubmitLabel(name: "search") }
  /// “Return”.
  public static var `return`: SubmitLabel { SubmitLabel(name: "return") }
  /// “Next”.
  public static var next: SubmitLabel { SubmitLabel(name: "next") }
  /// “Continue”.
  public static var `continue`: SubmitLabel { SubmitLabel(name: "continue") }
}
