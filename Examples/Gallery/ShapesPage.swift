import SwiftUI

/// Shapes, and how they are filled and stroked.
struct ShapesPage: View {
  private let orange = Color.orange

  var body: some View {
    Page {
      Samples(title: "Fill") {
        Sample("Rectangle") { Rectangle().frame(height: 44) }
        Sample("radius 12") { RoundedRectangle(cornerRadius: 12).frame(height: 44) }
        Sample("circular") {
          RoundedRectangle(cornerRadius: 12, style: .circular).frame(height: 44)
        }
        Sample("uneven") {
          UnevenRoundedRectangle(
            topLeadingRadius: 22, bottomLeadingRadius: 4, bottomTrailingRadius: 16
          ).frame(height: 44)
        }
        Sample("Capsule") { Capsule().frame(height: 44) }
        Sample("Circle") { Circle().frame(height: 44) }
        Sample("Ellipse") { Ellipse().frame(height: 44) }
        Sample("too round") { RoundedRectangle(cornerRadius: 99).frame(height: 44) }
        Sample("Star, nonzero") { Star().frame(height: 44) }
        Sample("Star, even-odd") { Star().fill(style: FillStyle(eoFill: true)).frame(height: 44) }
      }
      .foregroundStyle(.blue)
      Samples(title: "Stroke") {
        Sample("stroke 6") { Circle().stroke(.teal, lineWidth: 6).frame(height: 44) }
        Sample("strokeBorder 6") { Circle().strokeBorder(.teal, lineWidth: 6).frame(height: 44) }
        Sample("hairline") { Circle().stroke(.teal, lineWidth: 0.5).frame(height: 44) }
        Sample("fill and stroke") {
          RoundedRectangle(cornerRadius: 10)
            .fill(.teal.opacity(0.25)).stroke(.teal, lineWidth: 2).frame(height: 44)
        }
        Sample("inset 4") {
          RoundedRectangle(cornerRadius: 10).inset(by: 4).stroke(.teal, lineWidth: 2)
            .frame(height: 44)
        }
      }
      Samples(title: "Caps and joins", columns: 6) {
        join("butt, miter", .butt, .miter)
        join("round", .round, .round)
        join("square, bevel", .square, .bevel)
        Sample("miter limit 1") {
          Zigzag().stroke(orange, style: StrokeStyle(lineWidth: 8, miterLimit: 1))
            .frame(height: 44)
        }
        Sample("acute miter") {
          Star().inset(by: 7).stroke(orange, style: StrokeStyle(lineWidth: 3)).frame(height: 44)
        }
        Sample("round star") {
          Star().inset(by: 7).stroke(orange, style: StrokeStyle(lineWidth: 3, lineJoin: .round))
            .frame(height: 44)
        }
      }
      VStack(spacing: 9) {
        dash([8, 4], .butt)
        dash([0, 8], .round)
        dash([12, 6, 2, 6], .butt)
        dash([12, 9], .round)
        dash([8, 4], .butt, phase: 6)
      }
      Samples(title: "Transformed shapes") {
        Sample("trim 0.1…0.8") {
          Circle().trim(from: 0.1, to: 0.8)
            .stroke(.pink, style: StrokeStyle(lineWidth: 6, lineCap: .round))
            .padding(3).frame(height: 44)
        }
        Sample("rotation 30°") {
          RoundedRectangle(cornerRadius: 8).rotation(.degrees(30)).fill(.pink)
            .frame(width: 32, height: 32).padding(6)
        }
        Sample("scale 1.2 × 0.6") {
          Ellipse().scale(x: 1.2, y: 0.6).fill(.pink).frame(width: 44, height: 44)
        }
        Sample("offset") {
          Circle().offset(x: 8, y: -6).fill(.pink).frame(width: 32, height: 32)
            .border(.gray.opacity(0.4)).padding(6)
        }
        Sample("dashed border") {
          RoundedRectangle(cornerRadius: 10)
            .strokeBorder(.pink, style: StrokeStyle(lineWidth: 2, dash: [6, 3])).frame(height: 44)
        }
      }
      Samples(title: "Combined shapes") {
        Sample("union") { Self.left.union(Self.right).fill(.purple).frame(height: 44) }
        Sample("intersection") {
          Self.left.intersection(Self.right).fill(.purple).frame(height: 44)
        }
        Sample("subtracting") {
          Self.left.subtracting(Self.right).fill(.purple).frame(height: 44)
        }
        Sample("difference") {
          Self.left.symmetricDifference(Self.right).fill(.purple).frame(height: 44)
        }
        Sample("lineSubtraction") {
          Self.left.lineSubtraction(Self.right).stroke(.purple, lineWidth: 3).frame(height: 44)
        }
      }
      Samples(title: "In a container") {
        Sample("relative, 4 in") {
          inContainer { ContainerRelativeShape().fill(.orange).padding(4) }
        }
        Sample("10 in") { inContainer { ContainerRelativeShape().fill(.orange).padding(10) } }
        Sample("concentric") {
          inContainer { ConcentricRectangle().fill(.orange).padding(EdgeInsets(4, 4, 4, 20)) }
        }
        Sample("minimum 8") {
          inContainer {
            ConcentricRectangle(corners: .concentric(minimum: 8)).fill(.orange)
              .padding(EdgeInsets(4, 4, 4, 20))
          }
        }
        Sample("uniform") {
          inContainer {
            ConcentricRectangle(corners: .concentric, isUniform: true).fill(.orange)
              .padding(EdgeInsets(4, 4, 4, 20))
          }
        }
      }
      Samples(title: "Styles") {
        Sample("hierarchy") {
          HStack(spacing: 0) {
            Rectangle().fill(.primary)
            Rectangle().fill(.secondary)
            Rectangle().fill(.tertiary)
            Rectangle().fill(.quaternary)
          }.frame(height: 44)
        }
        Sample("opacity") { Circle().fill(.indigo.opacity(0.4)).frame(height: 44) }
        Sample("gradient") { Circle().fill(.indigo.gradient).frame(height: 44) }
        Sample("drop shadow") {
          Circle().fill(.indigo.shadow(.drop(radius: 4, y: 3))).padding(4).frame(height: 44)
        }
        Sample("inner shadow") {
          Circle().fill(.indigo.shadow(.inner(color: .black.opacity(0.6), radius: 4, y: 3)))
            .frame(height: 44)
        }
      }
    }
  }

  private func inContainer(@ViewBuilder _ content: () -> some View) -> some View {
    let shape = RoundedRectangle(cornerRadius: 18)
    return content().frame(height: 44).background(.quaternary, in: shape).containerShape(shape)
  }

  private static let left = Circle().scale(0.75).offset(x: -10)
  private static let right = Circle().scale(0.75).offset(x: 10)

  private func join(_ name: String, _ cap: CGLineCap, _ join: CGLineJoin) -> some View {
    Sample(name) {
      Zigzag().stroke(orange, style: StrokeStyle(lineWidth: 8, lineCap: cap, lineJoin: join))
        .overlay(Zigzag().stroke(.white, lineWidth: 0.5))
        .frame(height: 44)
    }
  }

  private func dash(_ pattern: [CGFloat], _ cap: CGLineCap, phase: CGFloat = 0) -> some View {
    Rectangle().frame(height: 0).hidden().frame(height: 4).overlay(
      Line().stroke(
        .green, style: StrokeStyle(lineWidth: 4, lineCap: cap, dash: pattern, dashPhase: phase)))
  }
}

/// A line across the middle.
private struct Line: Shape {
  func path(in rect: CGRect) -> Path {
    Path {
      $0.move(to: CGPoint(x: rect.minX, y: rect.midY))
      $0.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    }
  }
}

extension EdgeInsets {
  fileprivate init(_ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat) {
    self.init(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}

private struct Zigzag: Shape {
  func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: 6, dy: 8)
    return Path {
      $0.addLines([
        CGPoint(x: inner.minX, y: inner.maxY),
        CGPoint(x: inner.minX + inner.width / 3, y: inner.minY),
        CGPoint(x: inner.midX + inner.width / 6, y: inner.maxY),
        CGPoint(x: inner.maxX, y: inner.minY + 10),
      ])
    }
  }
}

/// A star of five points in one line that crosses itself.
private struct Star: InsettableShape {
  var amount: CGFloat = 0

  func inset(by amount: CGFloat) -> Star { Star(amount: self.amount + amount) }

  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2 - amount
    return Path {
      $0.addLines(
        (0..<5).map { index in
          let angle = Angle.degrees(Double(index) * 144 - 90).radians
          return CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
        })
      $0.closeSubpath()
    }
  }
}

#Preview { ShapesPage() }
