import PencilKit
import SwiftUI
import Testing

@MainActor struct PKCanvasViewTests {
  private var line: PKDrawing {
    let points = [CGPoint(x: 10, y: 20), CGPoint(x: 50, y: 20)].map {
      PKStrokePoint(
        location: $0, timeOffset: 0, size: CGSize(width: 6, height: 6), opacity: 1, force: 1,
        azimuth: 0, altitude: 1)
    }
    return PKDrawing(strokes: [
      PKStroke(
        ink: PKInk(.pen, color: .red),
        path: PKStrokePath(controlPoints: points, creationDate: .distantPast))
    ])
  }

  @Test func theStrokesAreDrawn() throws {
    struct Canvas: UIViewRepresentable {
      let drawing: PKDrawing
      func makeUIView(context: Context) -> PKCanvasView {
        let view = PKCanvasView()
        view.drawing = drawing
        return view
      }
      func updateUIView(_ view: PKCanvasView, context: Context) {}
    }
    let drawing = line
    let picture = try ViewHost(size: CGSize(width: 60, height: 40)) {
      Canvas(drawing: drawing)
    }.render()
    #expect(picture[30, 20].red > 200 && picture[30, 20].green < 100)
    #expect(picture[30, 35].green == 255)
  }

  @Test func aDrawingIsReadFromItsData() throws {
    let copy = try PKDrawing(data: line.dataRepresentation())
    #expect(copy.bounds == CGRect(x: 7, y: 17, width: 46, height: 6))
    let moved = copy.transformed(using: CGAffineTransform(translationX: 10, y: 0))
    var same = copy
    same.transform(using: CGAffineTransform(translationX: 10, y: 0))
    #expect(same.bounds == moved.bounds)
    #expect(moved.bounds.minX == 17)
    #expect(throws: (any Error).self) { try PKDrawing(data: Data()) }
  }
}
