import Foundation
import LayoutDSL
import SnapRuntime

/// A message of the server to the page.
enum PreviewMessage: Encodable {
  case state(PreviewState)
  case answer(PreviewAnswer)

  private enum CodingKeys: CodingKey { case state, answer }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .state(let state): try container.encode(state, forKey: .state)
    case .answer(let answer): try container.encode(answer, forKey: .answer)
    }
  }
}

/// The state of the sources: their views, or the reason why there are none or only old ones.
struct PreviewState: Encodable {
  struct View: Encodable {
    var index: SessionView.Index
    var name: String
    var problem: String?
    /// The path as messages show it.
    var file: String
    var line: Int
    /// Swift code that makes the view, for a test; nil if no code outside the file can.
    var code: String?
  }

  /// The number of the build, which answers repeat.
  var build = 0
  var views: [View] = []
  /// The messages of the compiler, or another failure; the views are those of the last good build.
  var problem: String?
  /// The time at which the sources were written, in milliseconds since 1970.
  var changed = 0.0
  /// The durations of the parts of the build, in milliseconds.
  var compiling = 0.0
  var starting = 0.0
  /// The time in which the programs took new literals; nil if the sources were compiled.
  var taking: Double?
  /// Whether the build only confirms what is shown: it has the literals that programs took before.
  var isConfirmation = false
}

/// The answer to one request.
struct PreviewAnswer: Encodable {
  var number: Int
  var build: Int
  var picture: SessionPicture?
  var warnings: [String] = []
  var inspection: SessionInspection?
  /// The story of a node, as `snap explain` prints it.
  var story: [String]?
  /// The reason why there is nothing else.
  var problem: String?

  init(to number: Int, build: Int) {
    self.number = number
    self.build = build
  }
}
