import LayoutDSL

/// The state of a session, which its steps and the controls on the screen change.
@MainActor final class SessionModel: ObservableObject {
  /// Whether the generated views include those that the first sessions did not have.
  ///
  /// The others keep their meaning, so that sessions which once failed still show the same defects.
  let hasAllViews: Bool
  @Published var ids = Array(0..<12)
  @Published var flags: UInt8 = 0
  @Published var isPresented = false
  @Published var path: [Int] = []
  @Published var selection = 0
  @Published var number = 0.5
  @Published var text = ""

  init(hasAllViews: Bool) { self.hasAllViews = hasAllViews }

  /// The optional selection of lists and columns.
  var row: Int? {
    get { selection == 0 ? nil : selection }
    set { selection = newValue ?? 0 }
  }

  func refresh() async { number = 0 }

  /// The elements of tables.
  var records: [SessionRecord] { ids.map { SessionRecord(id: $0) } }

  func isOn(_ bit: UInt8) -> Bool { flags & 1 << (bit % 8) != 0 }

  func flag(_ bit: UInt8) -> Binding<Bool> {
    Binding(
      get: { self.isOn(bit) },
      set: { self.flags = $0 ? self.flags | 1 << (bit % 8) : self.flags & ~(1 << (bit % 8)) })
  }
}

/// An element of a table.
struct SessionRecord: Identifiable {
  let id: Int
  var name: String { "record \(id)" }
}

/// A generated view.
indirect enum SessionTree {
  case leaf(UInt8)
  case branch(UInt8, [SessionTree])

  /// The depth below which only leaves are generated.
  private static let depthLimit = 5
  /// The number of views beyond which only leaves are generated.
  static let sizeLimit = 14

  init(_ source: inout ByteSource, depth: Int, budget: inout Int) {
    let kind = source.byte()
    budget -= 1
    guard kind >= 48, depth < Self.depthLimit, budget > 0 else {
      self = .leaf(kind)
      return
    }
    // A separate kind, so that each is as frequent.
    let branch = source.byte()
    var children: [SessionTree] = []
    for _ in 0..<(1 + Int(source.byte() % 3)) {
      children.append(SessionTree(&source, depth: depth + 1, budget: &budget))
    }
    self = .branch(branch, children)
  }
}
