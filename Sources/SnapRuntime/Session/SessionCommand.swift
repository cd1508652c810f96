import Foundation
import LayoutDSL

/// A command for a running session, sent by `snap` as one line of JSON on standard input.
package enum SessionCommand: Codable, Sendable {
  /// Lists the views of the program.
  case list
  /// Replaces literals of the program, by their numbers, and lists its views; all other literals
  /// have their own values again.
  case take([Int: LiveValue])
  /// Takes a picture of a screen.
  case picture(SessionScreen)
  /// Describes what is on a screen: its nodes, baselines and accessibility elements.
  case inspect(SessionScreen)
  /// Explains the layout of a node on a screen.
  case explain(SessionScreen, LayoutExplanation.Subject)
}
