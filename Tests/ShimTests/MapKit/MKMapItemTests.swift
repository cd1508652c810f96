import MapKit
import Testing

struct MKMapItemTests {
  @Test func anItemWithoutAPlaceIsNowhere() {
    let item = MKMapItem()
    #expect(item.name == nil)
    #expect(!item.isCurrentLocation)
    #expect(item.placemark.coordinate.latitude == 0)
  }
}
