import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor struct UIGestureRecognizerRepresentableTests {
  private final class Log {
    var entries: [String] = []
  }

  private struct Tap: UIGestureRecognizerRepresentable {
    let count: Int
    let log: Log

    func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer {
      let recognizer = UITapGestureRecognizer()
      recognizer.numberOfTapsRequired = count
      return recognizer
    }

    func handleUIGestureRecognizerAction(
      _ recognizer: UITapGestureRecognizer, context: Context
    ) {
      let location = context.converter.localLocation
      log.entries.append("\(recognizer.state) \(Int(location.x)), \(Int(location.y))")
    }
  }

  private struct Pan: UIGestureRecognizerRepresentable {
    let log: Log

    func makeCoordinator(converter: CoordinateSpaceConverter) -> Log { log }

    func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
      UIPanGestureRecognizer()
    }

    func handleUIGestureRecognizerAction(
      _ recognizer: UIPanGestureRecognizer, context: Context
    ) {
      let translation = recognizer.translation(in: nil)
      context.coordinator.entries.append("\(recognizer.state) \(Int(translation.y))")
    }
  }

  private func host(_ view: some View) throws -> ViewHost {
    try ViewHost(size: CGSize(width: 100, height: 100)) {
      VStack(spacing: 0) {
        Color.clear.frame(height: 40); view
      }
    }
  }

  @Test func aTapIsReportedWhereItIs() throws {
    let log = Log()
    let host = try host(Color.red.gesture(Tap(count: 1, log: log)))
    host.tap(at: CGPoint(x: 30, y: 60))
    #expect(log.entries == ["ended 30, 20"])
  }

  @Test func aRecognizerIsMadeOnce() throws {
    let log = Log()
    let host = try host(Color.red.gesture(Tap(count: 2, log: log)))
    host.tap(at: CGPoint(x: 30, y: 60))
    #expect(log.entries.isEmpty)
  }

  @Test func aPanIsFollowed() throws {
    let log = Log()
    let host = try host(Color.red.gesture(Pan(log: log)))
    host.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 90))
    #expect(log.entries.first?.hasPrefix("began") == true)
    #expect(log.entries.last == "ended 40")
  }

  private struct Spaces: UIGestureRecognizerRepresentable {
    let log: Log

    func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
      UIPanGestureRecognizer()
    }

    func handleUIGestureRecognizerAction(
      _ recognizer: UIPanGestureRecognizer, context: Context
    ) {
      let converter = context.converter
      let points = [
        converter.location(in: .local), converter.location(in: .global),
        converter.location(in: .named("room")), converter.translation(in: .global) ?? .zero,
        converter.convert(globalPoint: CGPoint(x: 10, y: 50)),
        converter.convert(localPoint: CGPoint(x: 1, y: 2), to: .named("room")),
      ]
      log.entries = points.map { "\(Int($0.x)),\(Int($0.y))" }
    }
  }

  @Test func positionsAreConvertedToOtherSpaces() throws {
    let log = Log()
    let host = try host(
      Color.red.gesture(Spaces(log: log)).padding(.leading, 10).coordinateSpace(.named("room")))
    host.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 90))
    #expect(log.entries == ["40,50", "50,90", "50,50", "0,40", "0,10", "11,2"])
  }
}
