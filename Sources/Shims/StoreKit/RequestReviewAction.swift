@_exported import SwiftUI

/// Asks the user for a review: never, here.
@MainActor @preconcurrency
public struct RequestReviewAction {
  nonisolated init() {}

  /// Has no effect.
  public func callAsFunction() {}
}

extension EnvironmentValues {
  /// Asks the user for a review.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}

/// Asks the user for a review, for code written for UIKit: never, here.
@MainActor @preconcurrency
public final class SKStoreReviewController: NSObject {
  /// Has no effect.
  public class func requestReview() {}
  /// Has no effect.
  public class func requestReview(in windowScene: UIWindowScene) {}
}

/// The app store.
@MainActor @preconcurrency
public enum AppStore {
  /// Has no effect: the user is not asked for a review.
  public static func requestReview(in scene: UIWindowScene) {}
  /// Has no effect: nothing was bought.
  public static func sync() async throws {}
  /// Whether the user may buy: no.
  public static var canMakePayments: Bool { false }
}
