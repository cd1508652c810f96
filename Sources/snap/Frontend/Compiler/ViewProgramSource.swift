import Foundation

/// The generated file of a view program.
///
/// It names no types, since the user's types may have the same names.
struct ViewProgramSource {
  /// The views of the program, in the order of its entries.
  let views: [Candidate]
  /// The names of the compiled files.
  var names = FileNames()
  /// Whether the literals of views are arguments of functions.
  var isLive = false
  /// The code that makes the first controller of an app's storyboard, keyed by the app's delegate.
  var storyboards: [String: String] = [:]
  /// The functions that make methods known to selectors.
  var methods: [String] = []
  /// The reasons why views cannot be created, keyed by the index of the view.
  var problems: [Int: String] = [:]
  /// The lines of the views in the staged sources, keyed by the index of the view; the others have
  /// the line of their source.
  private var stagedLines: [Int: Int] = [:]

  init(
    views: [Candidate], names: FileNames = FileNames(), isLive: Bool = false,
    methods: [String] = [], storyboards: [String: String] = [:], problems: [Int: String] = [:]
  ) {
    self.views = views
    self.storyboards = storyboards
    self.names = names
    self.isLive = isLive
    self.methods = methods
    self.problems = problems
  }

  /// Notes the lines of the views in sources whose declarations have moved.
  mutating func noteLines(in sources: [SourceFile]) {
    for (index, view) in views.enumerated() where view.kind == .preview {
      let source = sources.first { $0.path == view.path }
      stagedLines[index] = source?.stagedIndex(ofLine: view.line).map { $0 + 1 }
    }
  }

  var text: String {
    """
    import SnapRuntime
    \(views.contains { $0.kind == .widget } ? "import WidgetKit" : "")
    \(views.contains { $0.kind == .controller || $0.kind == .delegate } ? "import UIKit" : "")
    @_cdecl("main")
    public func __snapMain() {
      let __views = makeSnapProgram()
    \(methods.map { "  \($0)()" }.joined(separator: "\n"))
    \(views.indices.map(entry).joined(separator: "\n"))
    #sourceLocation()
      __views.run()
    }
    \(RefusedCode.functions)
    \(isLive ? Self.literalFunctions : "")
    """
  }

  /// The functions whose arguments live literals are.
  private static let literalFunctions =
    [
      ("Integer", "Integer"), ("Fraction", "Float"), ("String", "UnicodeScalar"),
      ("Boolean", "Boolean"),
    ].map { name, kind in
      """
      nonisolated func __snap\(name)<__T: Swift.ExpressibleBy\(kind)Literal>(
        _ number: Swift.Int, _ literal: __T
      ) -> __T { live\(name)(number, literal) }

      """
    }.joined() + "nonisolated let __snapColor = liveColor\n"

  /// Returns the indices of the views whose entries an error refers to.
  func indices(of error: CompilerMessages.Message) -> [Int] {
    views.indices.filter { place(of: views[$0]) == error.path && views[$0].line == error.line }
  }

  /// Returns whether a message is about the generated code, in a file with a path.
  func isPlace(of message: CompilerMessages.Message, file: String) -> Bool {
    message.path == file || message.path?.contains(Self.mark) ?? false
  }

  /// Returns a path of a view's source that differs from the one in messages about the source;
  /// backtraces show it.
  private func place(of view: Candidate) -> String {
    let name = view.path.lastIndex(of: "/").map(view.path.index(after:)) ?? view.path.startIndex
    return view.path[..<name] + Self.mark + view.path[name...]
  }

  private static let mark = "././"

  /// Returns the name of the generated file, which no source has.
  static func fileName(beside sources: [SourceFile]) -> String {
    let names = Set(sources.map { URL(fileURLWithPath: $0.path).lastPathComponent })
    var name = "SnapMain"
    while names.contains("\(name).swift") { name += "_" }
    return "\(name).swift"
  }

  private func entry(at index: Int) -> String {
    let view = views[index]
    let name = Self.literal(view.name)
    let entry =
      switch view.kind {
      case _ where problems[index] != nil:
        ".unavailable(\(name), \(Self.literal(problems[index] ?? "")))"
      case .view, .representable, .controllerRepresentable:
        ".view(\(name)) { \(quoted(view.name))() }"
      case .app: ".app(\(name)) { \(quoted(view.name))() }"
      case .widget: ".preview(\(name)) { __widgetPreview { \(quoted(view.name))() } }"
      case .controller: ".preview(\(name)) { __controllerPreview { \(controller(view)) } }"
      case .delegate: delegateEntry(of: view)
      case .previewProvider: ".previews(\(name)) { \(quoted(view.name)).previews }"
      case .preview: ".preview(\(name)) { __preview(\(label(at: index)): ()) }"
      }
    // Each view has its own statement, since the compiler checks statements independently.
    return """
      #sourceLocation(file: \(Self.literal(place(of: view))), line: \(view.line))
        __views.add(\(entry))
      """
  }

  private func controller(_ view: Candidate) -> String {
    storyboards[view.name].map { "\($0) ?? UIViewController()" } ?? "\(quoted(view.name))()"
  }

  private func delegateEntry(of view: Candidate) -> String {
    let delegate = "{ \(quoted(view.name))() }"
    let scene = view.sceneDelegate.map { ", scene: { \(quoted($0))() }" } ?? ""
    let storyboard = storyboards[view.name].map { ", storyboard: { \($0) }" } ?? ""
    return """
      .delegate(\(Self.literal(view.name))) { __launch \(delegate) } \
      content: { __applicationPreview(\(delegate)\(scene)\(storyboard)) }
      """
  }

  /// Returns the label of the function that `#Preview` expands to, such as `_Card_L12C1`.
  private func label(at index: Int) -> String {
    let candidate = views[index]
    let file = names.compiled(candidate.path)
    let letters = file.name.dropLast(".swift".count).utf8.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        String(decoding: [byte], as: UTF8.self)
      default: "_" + String(byte, radix: 16)
      }
    }
    return
      "_\(letters.joined())_L\((stagedLines[index] ?? candidate.line) + file.linesBefore)C\(candidate.column)"
  }

  /// Returns a type's name in backticks, which keywords and names with spaces need.
  private func quoted(_ name: String) -> String {
    TypeName.components(of: name).map { "`\($0)`" }.joined(separator: ".")
  }

  /// Returns a text as a literal.
  static func literal(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\", "\"": "\\\(scalar)"
      case _ where scalar.isControl: "\\u{\(String(scalar.value, radix: 16))}"
      default: "\(scalar)"
      }
    }
    return "\"\(escaped.joined())\""
  }
}
