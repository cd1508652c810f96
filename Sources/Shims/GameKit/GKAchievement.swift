// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ObjectiveCNames
import UIKit

/// The progress of a player towards a goal, which is kept and not reported.
open class GKAchievement: NSObject, @unchecked Sendable {
  open var identifier: String
  open var percentComplete = 0.0
  open var isCompleted: Bool { percentComplete >= 100 }
  open var showsCompletionBanner = false
  open var lastReportedDate: Date { .distantPast }
  public let player: GKPlayer
  public init(identifier: String) { (self.identifier, player) = (identifier, GKLocalPlayer.local) }
  public init(identifier: String, player: GKPlayer) {
    (self.identifier, self.player) = (identifier, player)
  }
  open class func loadAchievements(
    completionHandler: @escaping ([GKAchievement]?, (any Error)?) -> Void
  ) {
    completionHandler(nil, GKError(.notAuthenticated))
  }
  open class func loadAchievements() async throws -> [GKAchievement] {
    throw GKError(.notAuthenticated)
  }
  open class func resetAchievements(completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(GKError(.notAuthenticated))
  }
  open class func resetAchievements() async throws { throw GKError(.notAuthenticated) }
  open class func report(
    _ achievements: [GKAchievement],
    withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(GKError(.notAuthenticated))
  }
  open class func report(_ achievements: [GKAchievement]) async throws {
    throw GKError(.notAuthenticated)
  }
}

open class GKAchievementDescription: NSObject, @unchecked Sendable {
  open var identifier: String { "" }
  open var groupIdentifier: String? { nil }
  open var title: String { "" }
  open var achievedDescription: String { "" }
  open var unachievedDescription: String { "" }
  open var maximumPoints: Int { 0 }
  open var isHidden: Bool { false }
  open var isReplayable: Bool { false }
  open var rarityPercent: NSNumber? { nil }
  open class func loadAchievementDescriptions(
    completionHandler: @escaping ([GKAchievementDescription]?, (any Error)?) -> Void
  ) {
    completionHandler(nil, GKError(.notAuthenticated))
  }
  open class func loadAchievementDescriptions() async throws -> [GKAchievementDescription] {
    throw GKError(.notAuthenticated)
  }
  open func loadImage(completionHandler: @escaping (UIImage?, (any Error)?) -> Void) {
    completionHandler(nil, GKError(.notAuthenticated))
  }
  open func loadImage() async throws -> UIImage { throw GKError(.notAuthenticated) }
  open class func incompleteAchievementImage() -> UIImage { UIImage() }
  open class func placeholderCompletedAchievementImage() -> UIImage { UIImage() }
}

/// A banner over the game, which is not shown.
open class GKNotificationBanner: NSObject {
  open class func show(
    withTitle title: String?, message: String?, completionHandler: (() -> Void)? = nil
  ) {
    completionHandler?()
  }
  open class func show(
    withTitle title: String?, message: String?, duration: TimeInterval,
    completionHandler: (() -> Void)? = nil
  ) {
    completionHandler?()
  }
}
