import Foundation
import ViewCore

/// Opens addresses.
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
  /// What became of an address.
  public struct Result: Sendable {
    let url: URL?
    let isAccepted: Bool

    /// The address was opened.
    public static let handled = Result(url: nil, isAccepted: true)
    /// The address was not opened.
    public static let discarded = Result(url: nil, isAccepted: false)
    /// The system is to open the address; there is none here.
    public static let systemAction = Result(url: nil, isAccepted: false)

    /// The system is to open another address; there is none here.
    public static func systemAction(_ url: URL) -> Result { Result(url: url, isAccepted: false) }
  }

  private let handler: @MainActor (URL) -> Result

  /// Creates an action.
  nonisolated public init(handler: @escaping @MainActor (URL) -> Result) {
    self.handler = handler
  }

  /// Opens an address.
  public func callAsFunction(_ url: URL) {
    _ = handler(url)
  }

  /// Opens an address and tells whether that was done.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(handler(url).isAccepted)
  }
}

extension EnvironmentValues {
  private enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
  }

  /// Opens addresses; nothing happens unless an action is set.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
