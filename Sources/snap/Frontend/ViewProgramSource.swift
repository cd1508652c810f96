/// The generated file of a view program.
enum ViewProgramSource {
  static func text(for chosen: [Candidate]) -> String {
    """
    import SnapRuntime
    import SwiftUI

    @_cdecl("main")
    public func snapMain(_ count: Int32, _ arguments: UnsafeMutableRawPointer?) -> Int32 {
      MainActor.assumeIsolated {
        ViewProgram.run([
    \(chosen.map { "      " + entry(for: $0) + "," }.joined(separator: "\n"))
        ])
      }
    }

    """
  }

  private static func entry(for candidate: Candidate) -> String {
    switch candidate.kind {
    case .view: "ViewEntry(\"\(candidate.name)\") { \(candidate.name)() }"
    case .previewProvider: "ViewEntry(\"\(candidate.name)\") { \(candidate.name).previews }"
    case .preview:
      "ViewEntry(\(literal(candidate.name)), preview: { __preview(\(label(of: candidate)): ()) })"
    }
  }

  /// The label of the function that `#Preview` expands to: `_Card_L12`.
  private static func label(of candidate: Candidate) -> String {
    let file = candidate.path.split(separator: "/").last?.dropLast(".swift".count) ?? ""
    let letters = file.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    return "_\(String(letters))_L\(candidate.line)"
  }

  private static func literal(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped)\""
  }
}
