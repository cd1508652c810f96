// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CoreLocation
import SwiftUI
import ViewCore

/// A button that follows the user; it is empty.
@MainActor @preconcurrency open class MKUserTrackingButton: UIView {
  open var mapView: MKMapView?
  public convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    self.mapView = mapView
  }
}

/// The compass of a map; it is empty.
@MainActor @preconcurrency open class MKCompassButton: UIView {
  open var mapView: MKMapView?
  open var compassVisibility = MKFeatureVisibility.adaptive
  public convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    self.mapView = mapView
  }
}

/// The scale of a map; it is empty.
@MainActor @preconcurrency open class MKScaleView: UIView {
  open var mapView: MKMapView?
  public convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    self.mapView = mapView
  }
}
