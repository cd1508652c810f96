import LayoutDSL

extension Fact {
  /// Texts that are scaled down or tightened to fit, and secondary text.
  ///
  /// The scale factor of a line follows from its width, which is different in the recorded font.
  /// Unless it is the minimum, the fact is therefore that the line fills the available width and
  /// has the height of its size.
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
    // 6.5 and 10.4 points are the minimum sizes, at which the line is truncated.
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

    // Tightening alone does not make the line fit.
    Fact.text("t-mac-tight108", 108, nil) { fitting(1).allowsTightening(true) }
      .fills(108, heights: 16...16)
    Fact.text("t-mac-tight-both", 100, nil) { fitting(0.5).allowsTightening(true) }
      .fills(100, heights: 12...13)
  }

  /// Returns a recorded line of text that may be scaled down.
  @MainActor private static func fitting(_ factor: CGFloat) -> some View {
    Text("The quick brown fox").probe("t").lineLimit(1).minimumScaleFactor(factor).recordedFont()
  }

  /// Expects that the line almost fills the available width and has a height in a range.
  private func fills(_ width: CGFloat, heights: ClosedRange<CGFloat>) -> Fact {
    expecting(true, "t fills a width of \(width), \(heights) tall") { run in
      guard let frame = run.frames["t"] else { return nil }
      return
        (frame.width <= width && frame.width > 0.86 * width
        && heights.contains(frame.height)).recorded
    }
  }
}
