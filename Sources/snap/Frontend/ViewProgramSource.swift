/// The one file of a view program that the user did not write.
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
    case .preview: ""
    }
  }
}
