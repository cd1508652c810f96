// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// The shape and effect of a view under a pointer, which no picture shows.
public struct UIHoverStyle: Hashable, Sendable {
  public struct Effect: Hashable, Sendable {
    private let name: String
    public static let automatic = Effect(name: "automatic")
    public static let highlight = Effect(name: "highlight")
    public static let lift = Effect(name: "lift")
  }
  private let effect: Effect
  public var isEnabled = true
  public init(effect: Effect = .automatic, shape: UIShape? = nil) { self.effect = effect }
  public static func automatic() -> UIHoverStyle { UIHoverStyle() }
}

public struct UIShape: Hashable, Sendable {
  private let name: String
  public static let rect = UIShape(name: "rect")
  public static let capsule = UIShape(name: "capsule")
  public static let circle = UIShape(name: "circle")
  public static func rect(cornerRadius: CGFloat) -> UIShape {
    UIShape(name: "rect \(cornerRadius)")
  }
}

extension UIView {
  public var hoverStyle: UIHoverStyle? {
    get { stored(nil) }
    set { store(newValue) }
  }
}
