import Drawing
import Foundation

extension TestDrawing {
  /// A list with every kind of item.
  package static let everything: DisplayList = {
    let stops = [
      GradientStop(color: red, location: 0),
      GradientStop(
        color: ResolvedColor(red: 0.2, green: 0.9, blue: 0.4, opacity: 0.6), location: 0.4),
      GradientStop(color: blue, location: 1),
    ]
    let squircle = Path(
      storage: .roundedRect(
        CGRect(x: 10, y: 10, width: 60, height: 40), cornerSize: CGSize(width: 13, height: 13),
        style: .continuous))
    let circle = Path(storage: .ellipse(CGRect(x: 80.3, y: 10.6, width: 45, height: 38)))
    let wave = Path(
      storage: .elements([
        .move(to: CGPoint(x: 10, y: 90)),
        .curve(
          to: CGPoint(x: 90, y: 80), control1: CGPoint(x: 40, y: 40),
          control2: CGPoint(x: 60, y: 140)),
        .quadCurve(to: CGPoint(x: 120, y: 70), control: CGPoint(x: 130, y: 120)),
      ]))
    let pixels = (0..<64).flatMap { (index: Int) -> [UInt8] in
      [UInt8(index * 4), UInt8(255 - index * 3), 90, UInt8(index * 2 + 120)]
    }
    let image = DisplayImage(width: 8, height: 8, pixels: pixels)
    let turn = CGAffineTransform(translationX: 150, y: 40).rotated(by: 0.4)
    return DisplayList(items: [
      .group(
        .shadow(
          gray(0, opacity: 0.4), radius: 5, offset: CGSize(width: 1.5, height: 3)),
        DisplayList(items: [
          .fill(
            squircle,
            .linearGradient(stops, start: CGPoint(x: 10, y: 10), end: CGPoint(x: 70, y: 55)),
            FillStyle())
        ])),
      .group(
        .shadow(gray(20), radius: 2.3, offset: .zero),
        DisplayList(items: [fill(circle, gray(240))])),
      .fill(
        circle,
        .radialGradient(stops, center: CGPoint(x: 100, y: 28), startRadius: 3, endRadius: 25),
        FillStyle()),
      .stroke(
        wave, .color(ResolvedColor(red: 0.1, green: 0.3, blue: 0.7, opacity: 0.8)),
        StrokeStyle(lineWidth: 5, lineCap: .round, lineJoin: .round, dash: [12, 7, 2, 7])),
      .group(
        .transform(turn),
        DisplayList(items: [
          .image(
            image, rect: CGRect(x: -12, y: -12, width: 24, height: 20), interpolation: .medium,
            tint: nil),
          .stroke(
            rect(-15, -15, 30, 26), .color(black),
            StrokeStyle(lineWidth: 0.7)),
        ])),
      .group(
        .clip(Path(storage: .ellipse(CGRect(x: 20, y: 100, width: 50, height: 50))), FillStyle()),
        DisplayList(items: [
          .fill(
            rect(0, 90, 100, 70),
            .angularGradient(stops, center: CGPoint(x: 45, y: 125), startAngle: 0.3, endAngle: 6),
            FillStyle()),
          .group(
            .opacity(0.4),
            DisplayList(items: [
              fill(rect(30, 110, 20, 20)),
              fill(rect(40.5, 120, 20, 40)),
            ])),
        ])),
      .group(
        .blur(radius: 3, isOpaque: false),
        DisplayList(items: [
          fill(polygon((90, 110), (120, 105), (112, 145)), red)
        ])),
      .group(
        .blend(.multiply),
        DisplayList(items: [
          fill(rect(100, 20, 60.5, 110.25), gray(180))
        ])),
      .group(
        .mask(DisplayList(items: [fill(circle)])),
        DisplayList(items: [
          .stroke(
            polygon((70, 5), (130, 60)), .color(gray(30)),
            StrokeStyle(lineWidth: 9)
          )
        ])),
    ])
  }()
}
