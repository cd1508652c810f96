import SwiftUI
import UIKit

/// The value that the closures of a `RealityView` receive.
@MainActor @preconcurrency
public protocol RealityViewContentProtocol {
  /// Adds an entity.
  mutating func add(_ entity: Entity)
  /// Removes an entity.
  mutating func remove(_ entity: Entity)
}

/// The entities of a `RealityView`, which are kept and not drawn.
@MainActor @preconcurrency
public struct RealityViewCameraContent: RealityViewContentProtocol {
  /// The camera that shows the entities.
  public enum Camera: Sendable {
    /// A camera in the scene.
    case virtual
    /// The camera of the device.
    case worldTracking, spatialTracking
  }
  /// The entities at the top.
  public private(set) var entities: [Entity] = []
  /// The camera.
  public var camera = Camera.virtual
  /// Adds an entity.
  public mutating func add(_ entity: Entity) { entities.append(entity) }
  /// Removes an entity.
  public mutating func remove(_ entity: Entity) { entities.removeAll { $0 === entity } }
}
/// The name of the same type on visionOS.
public typealias RealityViewContent = RealityViewCameraContent

/// A view of entities in space; a placeholder is drawn, or the given one.
public struct RealityView<Content: View>: View {
  private let placeholder: Content

  /// Creates a view; its closures do not run, since entities are not drawn.
  public init(
    make: @escaping @MainActor @Sendable (inout RealityViewCameraContent) async -> Void,
    update: (@MainActor (inout RealityViewCameraContent) -> Void)? = nil,
    @ViewBuilder placeholder: () -> Content
  ) {
    self.placeholder = placeholder()
  }

  /// The placeholder.
  public var body: some View { placeholder }
}

/// The grey area of a view in space.
public struct RealityViewDefaultPlaceholder: View {
  /// A grey area with a name.
  public var body: some View { ContentPlaceholder(name: "RealityView", systemImage: "cube") }
}

extension RealityView where Content == RealityViewDefaultPlaceholder {
  /// Creates a view; its closures do not run, since entities are not drawn.
  public init(
    make: @escaping @MainActor @Sendable (inout RealityViewCameraContent) async -> Void,
    update: (@MainActor (inout RealityViewCameraContent) -> Void)? = nil
  ) {
    placeholder = RealityViewDefaultPlaceholder()
  }
}

/// The effect of fingers on the camera of a `RealityView`.
public struct CameraControls: Hashable, Sendable {
  private let name: String
  /// Nothing.
  public static let none = CameraControls(name: "none")
  /// They turn it around the entities.
  public static let orbit = CameraControls(name: "orbit")
  /// They move it forwards and backwards.
  public static let dolly = CameraControls(name: "dolly")
  /// They move it sideways.
  public static let pan = CameraControls(name: "pan")
  /// They turn it up and down.
  public static let tilt = CameraControls(name: "tilt")
}

extension View {
  /// Has no effect: entities are not drawn.
  nonisolated public func realityViewCameraControls(_ controls: CameraControls) -> some View {
    self
  }
}
