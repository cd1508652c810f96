/// A task that the system starts in the background; here it never starts one.
public struct BackgroundTask<Request: Sendable, Response: Sendable>: Sendable {
  /// The name of the task.
  let name: String
}

extension BackgroundTask {
  /// A refresh of the app.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask<Void, Void>(name: identifier)
  }

  /// The events of a background download.
  public static func urlSession(_ identifier: String) -> BackgroundTask<String, Void> {
    BackgroundTask<String, Void>(name: identifier)
  }
}
