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

    A TARGET is X,Y or a NAME: an .id(…), an .accessibilityIdentifier(…), the label of a control, a \
    text, or the name of an image; a scroll view has one of the first two. A CURVE is linear, easeIn, \
    easeOut or easeInOut. TEXT is "in quotes", where \\n submits and \\b deletes; so is a NAME with \
    spaces. 'wait idle' waits until nothing waits or moves but repeating timers and animations, and \
    fails after a minute. A scroll view follows a finger after it has moved ten points.
    """
}
