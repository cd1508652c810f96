import Foundation
import ViewCore

/// An action that opens URLs.
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
  /// The outcome of opening a URL.
  public struct Result: Sendable {
    let url: URL?
    let isAccepted: Bool

    /// The handler opened the URL.
    public static let handled = Result(url: nil, isAccepted: true)
    /// The handler discarded the URL.
    public static let discarded = Result(url: nil, isAccepted: false)
    /// The handler leaves the URL to the system.
    ///
    /// A headless screen has no system action, so this counts as not accepted.
    public static let systemAction = Result(url: nil, isAccepted: false)

    /// The handler asks the system to open another URL.
    ///
    /// A headless screen has no system action, so this counts as not accepted.
    public static func systemAction(_ url: URL) -> Result { Result(url: url, isAccepted: false) }
  }

  private let handler: @MainActor (URL) -> Result

  /// Creates an action from a handler.
  nonisolated public init(handler: @escaping @MainActor (URL) -> Result) {
    self.handler = handler
  }

  /// Opens a URL.
  public func callAsFunction(_ url: URL) {
    _ = handler(url)
  }

  /// Opens a URL; whether in the app or outside is the handler's choice.
  public func callAsFunction(_ url: URL, prefersInApp: Bool) {
    _ = handler(url)
  }

  /// Opens a URL, and reports to `completion` whether the handler accepted it.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(handler(url).isAccepted)
  }
}

extension EnvironmentValues {
  private enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
  }

  /// The action that opens URLs; by default, it does nothing.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
