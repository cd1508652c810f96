import LayoutDSL

extension Fact {
  /// Texts of several runs, and modifiers of runs.
  @FactBuilder static var textRuns: [Fact] {
    Fact.text("t-mac-concat-bold", nil, nil) {
      (Text("Hello, ").bold() + Text("World")).recordedFont().baselineProbes()
    }
    .height("text", 16)
    .baselines(12.5, 12.5)

    Fact.text("t-ios-13-concat", nil, nil) {
      (Text("Hello, ").fontWeight(.bold) + Text("World")).recordedFont().baselineProbes()
    }
    .height("text", 16)
    .baselines(12.5, 12.5)

    Fact.text("t-mac-concat-colour", nil, nil) {
      VStack {
        (Text("Red ").foregroundColor(.red) + Text("Blue").foregroundColor(.blue)).probe("a")
        Text("Red Blue").probe("b")
      }
      .recordedFont()
    }
    .height("a", 16)
    .wider("a", than: "b", by: 0)

    Fact.text("t-mac-concat-italic", nil, nil) {
      (Text("Title ") + Text("italic").italic()).font(.title).baselineProbes()
    }
    .height("text", 33.5)
    .baselines(26.5, 26.5)

    Fact.text("t-mac-kern5", nil, nil) {
      VStack {
        Text("Hello").kerning(5).probe("a")
        Text("Hello").probe("b")
      }
      .recordedFont()
    }
    .height("a", 16)
    .wider("a", than: "b", by: 25)

    Fact.text("t-mac-kern-tight", nil, nil) {
      VStack {
        Text("Tight").kerning(2).probe("a")
        Text("Tight").probe("b")
      }
      .recordedFont()
    }
    .height("a", 16)
    .wider("a", than: "b", by: 10)

    Fact.text("t-mac-kern-title", nil, nil) {
      Text("Kerned text").font(.title).kerning(2).baselineProbes()
    }
    .height("text", 33.5)

    Fact.text("t-mac-case-upper", nil, nil) {
      VStack {
        Text("mixed Case").textCase(.uppercase).probe("a")
        Text("MIXED CASE").probe("b")
      }
      .recordedFont()
    }
    .height("a", 16)
    .wider("a", than: "b", by: 0)

    Fact.text("t-mac-offset-up", nil, nil) {
      Text("Up").baselineOffset(6).recordedFont().baselineProbes()
    }
    .height("text", 22)
    .baselines(18.5, 18.5)

    Fact.text("t-mac-offset-8", nil, nil) {
      Text("Raised").baselineOffset(8).recordedFont().baselineProbes()
    }
    .height("text", 24)
    .baselines(20.5, 20.5)

    Fact.text("t-mac-offset-row", nil, nil) {
      HStack(alignment: .firstTextBaseline, spacing: 12) {
        Text("Base").probe("a")
        Text("Up").baselineOffset(6).probe("b")
        Text("Down").baselineOffset(-4).probe("c")
      }
      .recordedFont()
      .probe("r")
    }
    .vertical("a", 6, 16)
    .vertical("b", 0, 22)
    .vertical("c", 6, 20)
    .height("r", 26)

    Fact.text("t-mac-md-bold", nil, nil) {
      Text("**bold**").recordedFont().baselineProbes()
    }
    .height("text", 16)
    .baselines(12.5, 12.5)

    Fact.text("t-mac-md-italic", nil, nil) {
      Text("_italic_").recordedFont().baselineProbes()
    }
    .height("text", 16)
    .baselines(12.5, 12.5)

    Fact.text("t-mac-md-code", nil, nil) {
      Text("`code`").recordedFont().baselineProbes()
    }
    .height("text", 16)
    .baselines(12.5, 12.5)

    Fact.text("t-mac-md-link", nil, nil) {
      Text("[a link](https://example.com)").recordedFont().baselineProbes()
    }
    .height("text", 16)
    .baselines(12.5, 12.5)
  }
}
