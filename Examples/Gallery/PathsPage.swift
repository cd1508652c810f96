import SwiftUI

/// Paths: how they are built, combined, cut and outlined.
struct PathsPage: View {
  private let frame = CGRect(x: 0, y: 0, width: 64, height: 48)

  var body: some View {
    Page {
      Samples(title: "Building") {
        drawn("addLines") {
          $0.addLines([CGPoint(x: 4, y: 44), CGPoint(x: 32, y: 4), CGPoint(x: 60, y: 44)])
        }
        drawn("quadratic") {
          $0.move(to: CGPoint(x: 4, y: 44))
          $0.addQuadCurve(to: CGPoint(x: 60, y: 44), control: CGPoint(x: 32, y: -30))
        }
        drawn("cubic") {
          $0.move(to: CGPoint(x: 4, y: 40))
          $0.addCurve(
            to: CGPoint(x: 60, y: 8), control1: CGPoint(x: 70, y: 48),
            control2: CGPoint(x: -6, y: 0))
        }
        drawn("loop") {
          $0.move(to: CGPoint(x: 4, y: 44))
          $0.addCurve(
            to: CGPoint(x: 60, y: 44), control1: CGPoint(x: 110, y: -20),
            control2: CGPoint(x: -46, y: -20))
        }
        drawn("closed") {
          $0.addLines([CGPoint(x: 8, y: 8), CGPoint(x: 56, y: 14), CGPoint(x: 24, y: 42)])
          $0.closeSubpath()
        }
      }
      Samples(title: "Arcs") {
        drawn("0° to 250°") {
          $0.addArc(
            center: CGPoint(x: 32, y: 24), radius: 20, startAngle: .zero,
            endAngle: .degrees(250), clockwise: false)
        }
        drawn("clockwise") {
          $0.addArc(
            center: CGPoint(x: 32, y: 24), radius: 20, startAngle: .zero,
            endAngle: .degrees(250), clockwise: true)
        }
        drawn("relative 90°") {
          $0.move(to: CGPoint(x: 32, y: 24))
          $0.addRelativeArc(
            center: CGPoint(x: 32, y: 24), radius: 20, startAngle: .degrees(-45),
            delta: .degrees(90))
          $0.closeSubpath()
        }
        drawn("tangents") {
          $0.move(to: CGPoint(x: 6, y: 42))
          $0.addArc(
            tangent1End: CGPoint(x: 32, y: -4), tangent2End: CGPoint(x: 58, y: 42), radius: 12)
          $0.addLine(to: CGPoint(x: 58, y: 42))
        }
        drawn("rounded, turned") {
          $0.addRoundedRect(
            in: CGRect(x: 12, y: 10, width: 40, height: 28),
            cornerSize: CGSize(width: 14, height: 8),
            transform: CGAffineTransform(translationX: 32, y: 24).rotated(by: 0.3)
              .translatedBy(x: -32, y: -24))
        }
      }
      Samples(title: "Boolean operations", columns: 4) {
        combined("union") { $0.union($1) }
        combined("intersection") { $0.intersection($1) }
        combined("subtracting") { $0.subtracting($1) }
        combined("symmetricDifference") { $0.symmetricDifference($1) }
        outlined("lineIntersection") { $0.lineIntersection($1) }
        outlined("lineSubtraction") { $0.lineSubtraction($1) }
        Sample("normalized") {
          filled(
            Path {
              $0.addPath(ring); $0.addPath(ring, transform: .init(translationX: 8, y: 0))
            }
            .normalized(eoFill: true))
        }
        Sample("even-odd") {
          ring.fill(.indigo, style: FillStyle(eoFill: true)).frame(width: 64, height: 48)
        }
      }
      Samples(title: "Parts and outlines") {
        Sample("trimmed") { stroked(spiral.trimmedPath(from: 0.25, to: 0.85)) }
        Sample("dashed") {
          spiral.stroke(.red, style: StrokeStyle(lineWidth: 3, dash: [7, 4]))
            .frame(width: 64, height: 48)
        }
        Sample("strokedPath") {
          spiral.strokedPath(StrokeStyle(lineWidth: 7, lineCap: .round)).stroke(.red, lineWidth: 1)
            .frame(width: 64, height: 48)
        }
        Sample("dotted outline") {
          spiral.strokedPath(StrokeStyle(lineWidth: 7, lineCap: .round, dash: [0, 11]))
            .stroke(.red, lineWidth: 1).frame(width: 64, height: 48)
        }
        Sample("aliased") {
          spiral.strokedPath(StrokeStyle(lineWidth: 4)).fill(
            .red, style: FillStyle(antialiased: false)
          )
          .frame(width: 64, height: 48)
        }
      }
      Samples(title: "Fine lines", columns: 3) {
        Sample("fan, 0.5 pt") { fan(width: 0.5) }
        Sample("fan, 1 pt") { fan(width: 1) }
        Sample("nested curves") {
          Canvas { context, size in
            for step in 0..<12 {
              let inset = CGFloat(step) * 2
              let rect = CGRect(origin: .zero, size: size).insetBy(dx: 1 + inset, dy: 1 + inset)
              guard rect.width > 0, rect.height > 0 else { continue }
              context.stroke(
                Path(roundedRect: rect, cornerRadius: 24 - inset), with: .color(.blue),
                lineWidth: 0.75)
            }
          }.frame(width: 100, height: 60)
        }
      }
    }
  }

  private var ring: Path {
    Path {
      $0.addEllipse(in: CGRect(x: 8, y: 4, width: 40, height: 40))
      $0.addEllipse(in: CGRect(x: 18, y: 14, width: 20, height: 20))
    }
  }

  private var spiral: Path {
    Path { path in
      path.move(to: CGPoint(x: 32, y: 24))
      for step in 0...120 {
        let angle = Double(step) * 0.15, radius = Double(step) * 0.17
        path.addLine(to: CGPoint(x: 32 + radius * cos(angle), y: 24 + radius * sin(angle)))
      }
    }
  }

  private func drawn(_ name: String, _ build: @escaping (inout Path) -> Void) -> some View {
    Sample(name) { stroked(Path(build)) }
  }

  private func stroked(_ path: Path) -> some View {
    path.stroke(.red, style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
      .frame(width: 64, height: 48)
  }

  private func filled(_ path: Path) -> some View {
    path.fill(.indigo.opacity(0.5)).stroke(.indigo, lineWidth: 1).frame(width: 64, height: 48)
  }

  private func combined(_ name: String, _ operation: (Path, Path) -> Path) -> some View {
    let heart = Path(ellipseIn: CGRect(x: 4, y: 6, width: 36, height: 36))
    let card = Path(
      roundedRect: CGRect(x: 26, y: 12, width: 34, height: 26), cornerRadius: 7)
    return Sample(name) { filled(operation(heart, card)) }
  }

  private func outlined(_ name: String, _ operation: (Path, Path) -> Path) -> some View {
    let circle = Path(ellipseIn: CGRect(x: 18, y: 6, width: 36, height: 36))
    return Sample(name) {
      operation(spiral, circle).stroke(.indigo, lineWidth: 2).frame(width: 64, height: 48)
    }
  }

  private func fan(width: CGFloat) -> some View {
    Canvas { context, size in
      for step in 0...24 {
        let angle = Double(step) / 24 * .pi
        let line = Path {
          $0.move(to: CGPoint(x: size.width / 2, y: size.height))
          $0.addLine(
            to: CGPoint(
              x: size.width / 2 + size.width / 2 * cos(angle),
              y: size.height - size.height * sin(angle)))
        }
        context.stroke(line, with: .color(.primary), lineWidth: width)
      }
    }
    .frame(width: 100, height: 60)
  }
}

#Preview { PathsPage() }
