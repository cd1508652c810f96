// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CoreLocation
import SwiftUI
import ViewCore

/// The view of an annotation, whose centre is at the coordinate, moved by `centerOffset`.
@MainActor @preconcurrency
open class MKAnnotationView: UIView {
  public enum CollisionMode: Int, Sendable { case rectangle, circle, none }
  open var annotation: (any MKAnnotation)?
  public let reuseIdentifier: String?
  open var image: UIImage?
  open var centerOffset = CGPoint.zero
  open var calloutOffset = CGPoint.zero
  open var isEnabled = true
  open var isHighlighted = false
  open var isSelected = false
  open var canShowCallout = false
  open var isDraggable = false
  open var leftCalloutAccessoryView: UIView?
  open var rightCalloutAccessoryView: UIView?
  open var detailCalloutAccessoryView: UIView?
  open var clusteringIdentifier: String?
  open var displayPriority = MKFeatureDisplayPriority.required
  open var collisionMode = CollisionMode.rectangle
  public enum DragState: UInt, Sendable { case none, starting, dragging, canceling, ending }
  open var zPriority = MKAnnotationViewZPriority.defaultUnselected
  open var selectedZPriority = MKAnnotationViewZPriority.defaultSelected
  open var dragState = DragState.none
  open weak var clusterAnnotationView: MKAnnotationView? { nil }
  open var accessoryOffset = CGPoint.zero
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    self.annotation = annotation
  }
  /// The annotation and the name of the view that a map makes.
  private static var made: (annotation: (any MKAnnotation)?, identifier: String?)
  /// Calls the initializer of a subclass for the map.
  public override convenience init(frame: CGRect) {
    self.init(annotation: Self.made.annotation, reuseIdentifier: Self.made.identifier)
  }
  static func make(
    _ kind: MKAnnotationView.Type, _ annotation: any MKAnnotation, _ identifier: String
  ) -> MKAnnotationView {
    made = (annotation, identifier)
    defer { made = (nil, nil) }
    return UIView.made(kind)
  }
  open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }
  public required init?(coder: NSCoder) { return nil }
  open func prepareForReuse() {}
  open func prepareForDisplay() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
}
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public static let max = Self(rawValue: 1000)
  public static let defaultSelected = Self(rawValue: 1000)
  public static let defaultUnselected = Self(rawValue: 500)
  public static let min = Self(rawValue: 0)
}
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public static let required = MKFeatureDisplayPriority(rawValue: 1000)
  public static let defaultHigh = MKFeatureDisplayPriority(rawValue: 750)
  public static let defaultLow = MKFeatureDisplayPriority(rawValue: 250)
}
open class MKMarkerAnnotationView: MKAnnotationView {
  open var markerTintColor: UIColor?
  open var glyphTintColor: UIColor?
  open var glyphText: String?
  open var glyphImage: UIImage?
  open var selectedGlyphImage: UIImage?
  open var animatesWhenAdded = false
  open var titleVisibility = MKFeatureVisibility.adaptive
  open var subtitleVisibility = MKFeatureVisibility.adaptive
}
open class MKPinAnnotationView: MKAnnotationView {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var pinTintColor: UIColor! = .red
  open var animatesDrop = false
}
