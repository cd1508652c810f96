// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import ViewCore

/// The radius of a corner; that of a container counts as its least value.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  let value: CGFloat
  public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(value: radius) }
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(value: minimum ?? 0)
  }
  init(value: CGFloat) { self.value = value }
  public init(floatLiteral value: Double) { self.value = value }
  public init(integerLiteral value: Int) { self.value = CGFloat(value) }
}

/// The shape of a view's corners.
@MainActor @preconcurrency
public struct UICornerConfiguration: Hashable, Sendable {
  private enum Kind: Hashable { case radii([UICornerRadius?]), capsule(maximum: CGFloat?) }
  private let kind: Kind
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    uniformCorners(radius: radius)
  }
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(kind: .radii([radius, radius, radius, radius]))
  }
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?,
    bottomLeftRadius: UICornerRadius?, bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      kind: .radii([topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius]))
  }
  public static func uniformTopRadius(
    _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: topRadius, topRightRadius: topRadius, bottomLeftRadius: bottomLeftRadius,
      bottomRightRadius: bottomRightRadius)
  }
  public static func uniformBottomRadius(
    _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil,
    topRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: topLeftRadius, topRightRadius: topRightRadius,
      bottomLeftRadius: bottomRadius, bottomRightRadius: bottomRadius)
  }
  public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
    UICornerConfiguration(kind: .capsule(maximum: maximumRadius))
  }

  /// Gives a layer the corners: those with a radius, at the largest of the radii.
  ///
  /// A layer draws no radius above half its side, so that a capsule stays one at any size.
  func apply(to layer: CALayer) {
    switch kind {
    case .capsule(let maximum):
      layer.cornerRadius = maximum ?? 10_000
      layer.maskedCorners = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ]
    case .radii(let radii):
      let corners: [CACornerMask] = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ]
      layer.cornerRadius = radii.compactMap { $0?.value }.max() ?? 0
      layer.maskedCorners = zip(radii, corners).reduce(into: []) { mask, corner in
        if (corner.0?.value ?? 0) > 0 { mask.insert(corner.1) }
      }
    }
  }
}
