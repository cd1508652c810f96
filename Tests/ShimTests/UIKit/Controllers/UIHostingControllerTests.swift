import SwiftUI
import Testing

@testable import UIKit

@MainActor struct UIHostingControllerTests {
  private let box = AnyView(Color.red.frame(width: 30, height: 20))

  @Test func itsViewHasTheSizeOfTheViewOfSwiftUI() throws {
    let controller = UIHostingController(rootView: box)
    #expect(controller.view.intrinsicContentSize == CGSize(width: 30, height: 20))
    #expect(controller.sizeThatFits(in: CGSize(width: 500, height: 500)).width == 30)
    let flexible = UIHostingController(rootView: Color.red)
    #expect(
      flexible.sizeThatFits(in: CGSize(width: 70, height: 50)) == CGSize(width: 70, height: 50))
    let limitless = CGSize(width: 70, height: CGFloat.greatestFiniteMagnitude)
    #expect(flexible.sizeThatFits(in: limitless) == CGSize(width: 70, height: 10))
  }

  @Test func theSafeAreaCanBeDisabled() {
    let controller = UIHostingController(rootView: box)
    #expect(!controller._disableSafeArea)
    controller._disableSafeArea = true
    #expect(controller.safeAreaRegions.isEmpty)
  }

  @Test func aViewOfSwiftUIBecomesAPictureInAnAction() throws {
    let controller = UIHostingController(rootView: box)
    controller.view.bounds = CGRect(x: 0, y: 0, width: 30, height: 20)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in
      controller.view.drawHierarchy(in: controller.view.bounds, afterScreenUpdates: true)
    }
    let host = try ViewHost(size: CGSize(width: 40, height: 40)) { Image(uiImage: image) }
    let picture = try host.render()
    #expect(picture[20, 20].red > 200 && picture[20, 20].green < 100)
    #expect(picture[2, 20].green == 255 && picture[20, 8].green == 255)
  }

  @Test func aHostedViewIsPlacedByConstraints() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let controller = UIHostingController(rootView: box)
    controller.view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(controller.view)
    NSLayoutConstraint.activate([
      controller.view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      controller.view.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
    ])
    root.layoutIfNeeded()
    #expect(controller.view.frame == CGRect(x: 35, y: 5, width: 30, height: 20))
  }

  /// A square that counts taps in the middle of the view.
  private struct Square: View {
    @State private var place = CGSize.zero

    var body: some View {
      Color.red.frame(width: 20, height: 20).offset(place)
        .gesture(DragGesture().onChanged { place = $0.translation }.onEnded { _ in place = .zero })
    }
  }

  private final class Parent: UIViewController {
    override func viewDidLoad() {
      let child = UIHostingController(rootView: Square())
      addChild(child)
      view.addSubview(child.view)
      child.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    }
  }

  @Test func aHostedViewKeepsTheFrameThatItsParentGivesIt() throws {
    let parent = Parent()
    let host = try ViewHost(size: CGSize(width: 100, height: 100)) { parent.picture }
    _ = try host.render()
    host.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 80, y: 80), duration: 0.2)
    host.advance(by: 0.5)
    let picture = try host.render()
    #expect(picture[50, 50].red > 200 && picture[50, 50].green < 100)
    #expect(parent.children.first?.view.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
  }
}
