import LayoutDSL

extension Fact {
  /// Numbers of lines, line spacing and line limits.
  @FactBuilder static var textLines: [Fact] {
    Fact.text("t-mac-wrap-110-lines", 110, nil) {
      Text(paragraph).recordedFont().baselineProbes()
    }
    .height("text", 78)
    .baselines(12.5, 75)

    Fact.text("t-mac-wrap-120", 120, nil) {
      Text(paragraph).recordedFont().baselineProbes()
    }
    .height("text", 62.5)
    .baselines(12.5, 59.5)

    Fact.text("t-mac-wrap-134", 134, nil) {
      Text(paragraph).recordedFont().baselineProbes()
    }
    .height("text", 62.5)
    .baselines(12.5, 59.5)

    Fact.text("t-mac-wrap-150", 150, nil) {
      Text(paragraph).recordedFont().baselineProbes()
    }
    .height("text", 62.5)
    .baselines(12.5, 59.5)

    Fact.text("t-mac-wrap-200", 200, nil) {
      Text(paragraph).recordedFont().baselineProbes()
    }
    .height("text", 47)
    .baselines(12.5, 44)

    Fact.text("t-mac-wrap-260", 260, nil) {
      Text(paragraph).recordedFont().baselineProbes()
    }
    .height("text", 31.5)
    .baselines(12.5, 28.5)

    Fact.text("t-mac-wrap-400", 400, nil) {
      Text(paragraph).recordedFont().baselineProbes()
    }
    .height("text", 31.5)
    .baselines(12.5, 28.5)

    Fact.text("t-mac-nowrap", nil, nil) {
      Text(paragraph).font(.body).baselineProbes()
    }
    .height("text", 20.5)
    .baselines(16, 16)

    Fact.text("t-mac-wrap-title-300", 300, nil) {
      Text(paragraph).font(.title).baselineProbes()
    }
    .height("text", 135.5)
    .baselines(26.5, 128.5)

    Fact.text("t-mac-newline", nil, nil) {
      Text("Left\nRight side").recordedFont().baselineProbes()
    }
    .height("text", 31.5)
    .baselines(12.5, 28.5)

    Fact.text("t-mac-newline-220", 220, nil) {
      Text("First line.\nSecond paragraph wraps here as well.").recordedFont().baselineProbes()
    }
    .height("text", 47)
    .baselines(12.5, 44)

    Fact.text("t-mac-limit3", 150, nil) {
      Text(paragraph).lineLimit(3).recordedFont().baselineProbes()
    }
    .height("text", 47)
    .baselines(12.5, 44)

    Fact.text("t-mac-limit10", 150, nil) {
      Text(paragraph).lineLimit(10).recordedFont().baselineProbes()
    }
    .height("text", 62.5)
    .baselines(12.5, 59.5)

    Fact.text("t-mac-range2to4", nil, nil) {
      Text("Hello").lineLimit(2...4).recordedFont().baselineProbes()
    }
    .height("text", 31.5)
    .baselines(12.5, 12.5)

    Fact.text("t-mac-atleast3", nil, nil) {
      Text("Hello").lineLimit(3...).recordedFont().baselineProbes()
    }
    .height("text", 47)
    .baselines(12.5, 12.5)

    Fact.text("t-mac-trunc-middle-2", 150, nil) {
      Text(paragraph).lineLimit(2).truncationMode(.middle).recordedFont().baselineProbes()
    }
    .height("text", 31.5)
    .baselines(12.5, 28.5)

    Fact.text("t-mac-trunc-fits", 200, nil) {
      Text("Hello").truncationMode(.head).recordedFont().baselineProbes()
    }
    .height("text", 16)
    .baselines(12.5, 12.5)

    Fact.text("t-mac-linespacing-10", 150, nil) {
      Text(paragraph).lineSpacing(10).recordedFont().baselineProbes()
    }
    .height("text", 92.5)
    .baselines(12.5, 89.5)

    Fact.text("t-mac-linespacing-body-4", nil, nil) {
      Text("Left\nRight side").font(.body).lineSpacing(4).baselineProbes()
    }
    .height("text", 45)
    .baselines(16, 41)

    Fact.text("t-mac-linespacing-single", nil, nil) {
      Text("Hello").lineSpacing(10).recordedFont().baselineProbes()
    }
    .height("text", 16)
    .baselines(12.5, 12.5)

    Fact.text("t-mac-align-center", 200, nil) {
      Text(paragraph).multilineTextAlignment(.center).recordedFont().baselineProbes()
    }
    .height("text", 47)
    .baselines(12.5, 44)

    Fact.text("t-mac-align-trailing", 200, nil) {
      Text(paragraph).multilineTextAlignment(.trailing).recordedFont().baselineProbes()
    }
    .height("text", 47)
    .baselines(12.5, 44)

    Fact.text("t-ios-13-wrap", 150, nil) {
      (Text("Layout must ").fontWeight(.bold)
        + Text("wrap this sentence onto several lines inside a narrow frame.")).recordedFont()
        .baselineProbes()
    }
    .height("text", 62.5)
    .baselines(12.5, 59.5)

    Fact.text("t-ios-13-line", nil, nil) {
      (Text("Layout must ").fontWeight(.bold)
        + Text("wrap this sentence onto several lines inside a narrow frame.")).recordedFont()
        .baselineProbes()
    }
    .height("text", 16)
    .baselines(12.5, 12.5)

    Fact.text("t-mac-concat-wrap", 150, nil) {
      (Text("Layout must ").bold()
        + Text("wrap this sentence onto several lines inside a narrow frame.")).recordedFont()
        .baselineProbes()
    }
    .height("text", 62.5)
    .baselines(12.5, 59.5)

    Fact.text("t-mac-kern-wrap", 360, nil) {
      Text("Wrapped kerned words fill the line").kerning(2).frame(width: 160, alignment: .leading)
        .recordedFont().baselineProbes()
    }
    .height("text", 31.5)
    .baselines(12.5, 28.5)

    Fact.text("t-mac-tight-para", 150, nil) {
      Text(paragraph).lineLimit(2).allowsTightening(true).recordedFont().baselineProbes()
    }
    .height("text", 31.5)
    .baselines(12.5, 28.5)
  }
}
