import LayoutDSL

extension Fact {
  /// Texts that shrink or tighten in order to fit, and secondary text.
  ///
  /// How far a line shrinks follows from its width, which the recorded font has another of: where it is
  /// not the least size, the fact is that it fills its room and is as tall as its size has it.
  @FactBuilder static var textFitting: [Fact] {
    Fact.text("t-mac-scale-largeTitle", nil, nil) {
      Text("Hello").font(.largeTitle).textScale(.secondary).probe("t")
    }
    .height("t", 41)

    Fact.text("t-mac-scale-headline", nil, nil) {
      Text("Hello").font(.headline).textScale(.secondary).probe("t")
    }
    .height("t", 20.5)

    Fact.text("t-mac-fit100", 100, nil) { fitting(0.5) }
      .fills(100, heights: 12...13)
    Fact.text("t-mac-fit80", 80, nil) { fitting(0.5) }
      .fills(80, heights: 9...10)
    // 6.5 and 10.4 points, the least, at which the line is cut.
    Fact.text("t-mac-fit60", 60, nil) { fitting(0.5) }
      .fills(60, heights: 8...8)
    Fact.text("t-mac-fit40", 40, nil) { fitting(0.5) }
      .fills(40, heights: 8...8)
    Fact.text("t-mac-fit8-100", 100, nil) { fitting(0.8) }
      .fills(100, heights: 12.5...13)
    Fact.text("t-mac-fit8-80", 80, nil) { fitting(0.8) }
      .fills(80, heights: 12.5...12.5)
    Fact.text("t-mac-fit8-60", 60, nil) { fitting(0.8) }
      .fills(60, heights: 12.5...12.5)

    // Closer letters alone do not save enough.
    Fact.text("t-mac-tight108", 108, nil) { fitting(1).allowsTightening(true) }
      .fills(108, heights: 16...16)
    Fact.text("t-mac-tight-both", 100, nil) { fitting(0.5).allowsTightening(true) }
      .fills(100, heights: 12...13)
  }

  /// A line of the recordings that may shrink.
  @MainActor private static func fitting(_ factor: CGFloat) -> some View {
    Text("The quick brown fox").probe("t").lineLimit(1).minimumScaleFactor(factor).recordedFont()
  }

  /// Whether the probe is almost as wide as its room, and of some height.
  private func fills(_ width: CGFloat, heights: ClosedRange<CGFloat>) -> Fact {
    expecting(true, "t fills a width of \(width), \(heights) tall") { run in
      guard let frame = run.frames["t"] else { return nil }
      return
        (frame.width <= width && frame.width > 0.86 * width
        && heights.contains(frame.height)).recorded
    }
  }
}
