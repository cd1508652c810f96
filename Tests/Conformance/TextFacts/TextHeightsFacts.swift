import LayoutDSL

extension Fact {
  /// Heights and baselines by size, style, weight and design.
  @FactBuilder static var textHeights: [Fact] {
    Fact.text("t-mac-size-10", nil, nil) {
      Text("The quick brown fox").font(.system(size: 10)).baselineProbes()
    }
    .height("text", 12)
    .baselines(9.5, 9.5)

    Fact.text("t-mac-size-12", nil, nil) {
      Text("The quick brown fox").font(.system(size: 12)).baselineProbes()
    }
    .height("text", 14.5)
    .baselines(11.5, 11.5)

    Fact.text("t-mac-size-20", nil, nil) {
      Text("The quick brown fox").font(.system(size: 20)).baselineProbes()
    }
    .height("text", 24)
    .baselines(19, 19)

    Fact.text("t-mac-size-24", nil, nil) {
      Text("The quick brown fox").font(.system(size: 24)).baselineProbes()
    }
    .height("text", 29)
    .baselines(23, 23)

    Fact.text("t-mac-size-32", nil, nil) {
      Text("The quick brown fox").font(.system(size: 32)).baselineProbes()
    }
    .height("text", 38.5)
    .baselines(30.5, 30.5)

    Fact.text("t-mac-weight-medium", nil, nil) {
      Text("The quick brown fox").font(.system(size: 20, weight: .medium)).baselineProbes()
    }
    .height("text", 24)
    .baselines(19, 19)

    Fact.text("t-mac-weight-black", nil, nil) {
      Text("The quick brown fox").font(.system(size: 20, weight: .black)).baselineProbes()
    }
    .height("text", 24)
    .baselines(19, 19)

    Fact.text("t-mac-design-rounded", nil, nil) {
      Text("The quick brown fox").font(.system(size: 20, design: .rounded)).baselineProbes()
    }
    .height("text", 24)
    .baselines(19, 19)

    Fact.text("t-mac-design-monospaced", nil, nil) {
      Text("The quick brown fox").font(.system(size: 20, design: .monospaced)).baselineProbes()
    }
    .height("text", 24)
    .baselines(19, 19)

    Fact.text("t-mac-size-40-bold", nil, nil) {
      Text("Mask").font(.system(size: 40, weight: .bold)).baselineProbes()
    }
    .height("text", 48)
    .baselines(38, 38)

    Fact.text("t-mac-size-40", nil, nil) {
      Text("Star").font(.system(size: 40)).baselineProbes()
    }
    .height("text", 48)
    .baselines(38, 38)

    Fact.text("t-mac-zero-width-20", 0, nil) {
      Text("The quick brown fox").font(.system(size: 20, weight: .bold)).baselineProbes()
    }
    .height("text", 382)
    .baselines(19, 377)

    Fact.text("t-mac-zero-width-24", 0, nil) {
      Text("100").font(.system(size: 24, weight: .medium)).baselineProbes()
    }
    .height("text", 86)
    .baselines(23, 80)

    Fact.text("t-mac-style-largeTitle", nil, nil) {
      Text("The quick brown fox").font(.largeTitle).baselineProbes()
    }
    .height("text", 41)
    .baselines(32.5, 32.5)

    Fact.text("t-mac-style-title3", nil, nil) {
      Text("The quick brown fox").font(.title3).baselineProbes()
    }
    .height("text", 24)
    .baselines(19, 19)

    Fact.text("t-mac-style-headline", nil, nil) {
      Text("The quick brown fox").font(.headline).baselineProbes()
    }
    .height("text", 20.5)
    .baselines(16, 16)

    Fact.text("t-mac-style-subheadline", nil, nil) {
      Text("The quick brown fox").font(.subheadline).baselineProbes()
    }
    .height("text", 18)
    .baselines(14.5, 14.5)

    Fact.text("t-mac-style-caption", nil, nil) {
      Text("The quick brown fox").font(.caption).baselineProbes()
    }
    .height("text", 14.5)
    .baselines(11.5, 11.5)

    Fact.text("t-mac-style-caption2", nil, nil) {
      Text("The quick brown fox").font(.caption2).baselineProbes()
    }
    .height("text", 13.5)
    .baselines(10.5, 10.5)

    Fact.text("t-mac-bold-title2", nil, nil) {
      Text("Bold").font(.title2).bold().baselineProbes()
    }
    .height("text", 26.5)
    .baselines(21, 21)

    Fact.text("t-mac-bold-title3", nil, nil) {
      Text("Bold").font(.title3).bold().baselineProbes()
    }
    .height("text", 24)
    .baselines(19, 19)

    Fact.text("t-mac-bold-callout", nil, nil) {
      Text("Bold").font(.callout).bold().baselineProbes()
    }
    .height("text", 19.5)
    .baselines(15, 15)

    Fact.text("t-mac-bold-footnote", nil, nil) {
      Text("Bold").font(.footnote).bold().baselineProbes()
    }
    .height("text", 16)
    .baselines(12.5, 12.5)

    Fact.text("t-mac-bold-default", nil, nil) {
      Text("Bold").bold().recordedFont().baselineProbes()
    }
    .height("text", 16)
    .baselines(12.5, 12.5)

    Fact.text("t-mac-bold-size20", nil, nil) {
      Text("Bold").font(.system(size: 20).bold()).baselineProbes()
    }
    .height("text", 24)
    .baselines(19, 19)

    Fact.text("t-ios-body-hello", nil, nil) {
      Text("Hello").fontWeight(.semibold).baselineProbes()
    }
    .height("text", 20.5)
    .baselines(16, 16)

    Fact.text("t-ios-body-footer", nil, nil) {
      Text("Footer").font(.body.weight(.regular)).baselineProbes()
    }
    .height("text", 20.5)
    .baselines(16, 16)

    Fact.text("t-ios-body-fruits", nil, nil) {
      Text("Fruits").font(.body.weight(.regular)).baselineProbes()
    }
    .height("text", 20.5)
    .baselines(16, 16)

    Fact.text("t-ios-body-vegetables", nil, nil) {
      Text("Vegetables").font(.body.weight(.regular)).baselineProbes()
    }
    .height("text", 20.5)
    .baselines(16, 16)

    Fact.text("t-ios-body-medium", nil, nil) {
      Text("Preferences").font(.body.weight(.medium)).baselineProbes()
    }
    .height("text", 20.5)
    .baselines(16, 16)

    Fact.text("t-ios-style-title", nil, nil) {
      Text("Style").font(.title).baselineProbes()
    }
    .height("text", 33.5)
    .baselines(26.5, 26.5)

    Fact.text("t-ios-style-title2", nil, nil) {
      Text("Style").font(.title2).baselineProbes()
    }
    .height("text", 26.5)
    .baselines(21, 21)

    Fact.text("t-ios-style-body", nil, nil) {
      Text("Style").font(.body).baselineProbes()
    }
    .height("text", 20.5)
    .baselines(16, 16)

    Fact.text("t-ios-style-footnote", nil, nil) {
      Text("Style").font(.footnote).baselineProbes()
    }
    .height("text", 16)
    .baselines(12.5, 12.5)

    Fact.text("t-ios-style-caption2", nil, nil) {
      Text("Style").font(.caption2).baselineProbes()
    }
    .height("text", 13.5)
    .baselines(10.5, 10.5)

    Fact.text("t-ios-zero-body", 0, nil) {
      Text("Footer").font(.body.weight(.regular)).baselineProbes()
    }
    .height("text", 130.5)
    .baselines(16, 126.5)
  }
}
