// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import SwiftUI
import UIKit

@MainActor @preconcurrency
public protocol MKMapItemDetailViewControllerDelegate: NSObjectProtocol {
  func mapItemDetailViewControllerDidFinish(_ detailViewController: MKMapItemDetailViewController)
}

/// The details of a place, which are content of the system: a grey area with the name of the place.
@MainActor @preconcurrency
open class MKMapItemDetailViewController: UIViewController, SystemScreen {
  open weak var delegate: (any MKMapItemDetailViewControllerDelegate)?
  open var mapItem: MKMapItem?

  public init(mapItem: MKMapItem?, displaysMap: Bool = true) {
    self.mapItem = mapItem
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  package var systemContent: AnyView? { AnyView(MapItemDetail(item: mapItem)) }
}

/// The place of the details of a map item.
struct MapItemDetail: View {
  let item: MKMapItem?

  var body: some View {
    ContentPlaceholder(name: item?.name ?? "MKMapItem", systemImage: "mappin.and.ellipse")
  }
}

/// The details that a map shows at a selected annotation: none, because a map of UIKit shows its
/// own callouts only.
open class MKSelectionAccessory: NSObject {
  /// The way in which the details appear.
  open class MapItemDetailPresentationStyle: NSObject {
    public enum CalloutStyle: Int, Sendable { case automatic, full, compact }

    @MainActor @preconcurrency
    open class func automatic(
      presentationViewController: UIViewController?
    ) -> MapItemDetailPresentationStyle { MapItemDetailPresentationStyle() }
    open class func callout(
      _ style: CalloutStyle = .automatic
    ) -> MapItemDetailPresentationStyle { MapItemDetailPresentationStyle() }
    open class var callout: MapItemDetailPresentationStyle { MapItemDetailPresentationStyle() }
    open class var openInMaps: MapItemDetailPresentationStyle { MapItemDetailPresentationStyle() }
    @MainActor @preconcurrency
    open class func sheet(
      presentedFrom viewController: UIViewController
    ) -> MapItemDetailPresentationStyle { MapItemDetailPresentationStyle() }
  }

  open class func mapItemDetail(
    _ presentationStyle: MapItemDetailPresentationStyle
  ) -> MKSelectionAccessory { MKSelectionAccessory() }
}

/// An annotation of a map item.
@MainActor @preconcurrency
open class MKMapItemAnnotation: NSObject, MKAnnotation {
  public let mapItem: MKMapItem
  open var coordinate: CLLocationCoordinate2D { mapItem.placemark.coordinate }
  open var title: String? { mapItem.name }
  open var subtitle: String? { nil }
  public init(mapItem: MKMapItem) { self.mapItem = mapItem }
}
