import Drawing
import Foundation
import SnapRuntime

/// A script in a file.
enum ScriptFile {
  static func steps(at path: String) throws -> [ScriptStep] {
    let text: String
    do {
      text = try InputFile.text(at: URL(fileURLWithPath: path))
    } catch {
      throw Failure.unreadable(path: path, reason: error.reason)
    }
    do {
      return try Script.steps(of: text, name: path)
    } catch {
      throw Failure.choice(error.message)
    }
  }

  /// The forms of all steps, for `--help`.
  static let help = """
    A script is a text file with one step per line; points are X,Y on the screen, times 0.35s or \
    350ms, and # begins a comment:

    \(Script.forms.map { "  " + $0 }.joined(separator: "\n"))

    An ID is the text of an .id(…) or .accessibilityIdentifier(…), such as menu or 5; a CURVE is \
    linear, easeIn, easeOut or easeInOut; TEXT is "in quotes", where \\n submits and \\b \
    deletes. 'wait idle' waits until nothing moves, and fails after a minute. A scroll view follows \
    a finger after it has moved ten points.
    """
}
