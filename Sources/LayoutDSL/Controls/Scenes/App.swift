import Foundation
import ViewCore

/// The structure and behaviour of an app.
@MainActor @preconcurrency
public protocol App {
  /// The type of the scene that `body` returns.
  associatedtype Body: Scene
  /// The scenes of the app.
  @SceneBuilder var body: Body { get }
  /// Creates the app.
  init()
}

extension App {
  /// Ends the process with a message: `snap render --view`, or a `ViewHost` of an app's views,
  /// shows the app.
  public static func main() {
    let message =
      "\(Self.self) has no screen here: draw it with 'snap render --view \(Self.self)'\n"
    FileHandle.standardError.write(Data(message.utf8))
    exit(1)
  }
}
