import Introspect
import SnapshotTesting
import SwiftUI
import Testing

@testable import Examples

@MainActor @Suite struct IsScrollingSnapshots {
  @Test func monitors() throws {
    let host = try ViewHost(size: CGSize(width: 390, height: 440)) { IsScrolling(count: 8) }
    assertSnapshot(of: host, as: .image, named: "1 before")
    for offset in 1...12 {
      host.scroll(to: CGPoint(x: 15 * offset, y: 0))
      host.advance(by: 1.0 / 60)
    }
    assertSnapshot(of: host, as: .image, named: "2 during")
    host.runUntilIdle()
    assertSnapshot(of: host, as: .image, named: "3 after")
  }

  /// The run loop, the sensor and the delegate report on one column that is flung.
  @Test func threeMethods() throws {
    let host = try ViewHost(size: CGSize(width: 390, height: 330)) { ThreeMonitors() }
    host.advance(to: 0.25)
    assertSnapshot(of: host, as: .image, named: "1 before")
    host.drag(
      from: CGPoint(x: 195, y: 250), to: CGPoint(x: 195, y: 130), duration: 0.2, curve: .easeOut)
    assertSnapshot(of: host, as: .image, named: "2 during")
    host.runUntilIdle()
    assertSnapshot(of: host, as: .image, named: "3 after")
  }
}

private struct ThreeMonitors: View {
  @State private var byRunLoop = false
  @State private var bySensor = false
  @State private var byDelegate = false
  @State private var delegate = Delegate()

  var body: some View {
    VStack(spacing: 8) {
      HStack(spacing: 16) {
        label("Run loop", byRunLoop)
        label("Sensor", bySensor)
        label("Delegate", byDelegate)
      }
      .font(.footnote)
      ScrollView {
        VStack {
          ForEach(0..<8) { Card(index: $0).frame(height: 80) }
        }
        .scrollSensor()
      }
      .scrollStatusMonitor($byRunLoop, monitorMode: .exclusion)
      .scrollStatusMonitor($bySensor, monitorMode: .common)
      .onAppear { delegate.report = { byDelegate = $0 } }
      .introspectScrollView { $0.delegate = delegate }
    }
  }

  private func label(_ name: String, _ moves: Bool) -> some View {
    Text("\(name) \(moves ? "moves" : "rests")").foregroundColor(moves ? .orange : .blue)
  }
}

private final class Delegate: NSObject, UIScrollViewDelegate {
  var report: (Bool) -> Void = { _ in }

  func scrollViewDidEndDragging(_: UIScrollView, willDecelerate goesOn: Bool) { report(goesOn) }
  func scrollViewDidEndDecelerating(_: UIScrollView) { report(false) }
  func scrollViewDidScroll(_: UIScrollView) { report(true) }
}
