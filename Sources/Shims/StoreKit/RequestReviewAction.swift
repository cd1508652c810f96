@_exported import SwiftUI

/// An action that asks the user for a review; it has no effect here.
@MainActor @preconcurrency
public struct RequestReviewAction {
  nonisolated init() {}

  /// Has no effect.
  public func callAsFunction() {}
}

extension EnvironmentValues {
  /// The action that asks the user for a review; it has no effect here.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}

/// Requests for a review, for code written for UIKit; they have no effect here.
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
  /// Whether the user can buy: no.
  nonisolated public static var canMakePayments: Bool { false }
}
