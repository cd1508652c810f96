// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import SwiftUI
import ViewCore

/// A view from the street: a placeholder.
nonisolated public struct LookAroundPreview: View {
  public init(
    scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all,
    badgePosition: MKLookAroundBadgePosition = .topLeading
  ) {}
  public init(
    initialScene: MKLookAroundScene?, allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all,
    badgePosition: MKLookAroundBadgePosition = .topLeading
  ) {}
  @MainActor public var body: some View {
    ContentPlaceholder(name: "Look Around", systemImage: "binoculars")
  }
}
