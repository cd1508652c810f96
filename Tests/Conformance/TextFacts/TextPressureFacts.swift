import LayoutDSL

extension Fact {
  /// Texts with less space than they need.
  @FactBuilder static var textPressure: [Fact] {
    Fact.text("t-mac-press-20", 110, 20) {
      Text(paragraph).probe("t")
        .frame(width: 110, height: 20, alignment: .topLeading).probe("f")
        .recordedFont()
    }
    .vertical("t", 0, 16)
    .frame("f", 0, 0, 110, 20)

    Fact.text("t-mac-press-40", 110, 40) {
      Text(paragraph).probe("t")
        .frame(width: 110, height: 40, alignment: .topLeading).probe("f")
        .recordedFont()
    }
    .vertical("t", 0, 31.5)
    .frame("f", 0, 0, 110, 40)

    Fact.text("t-mac-press-48", 110, 48) {
      Text(paragraph).probe("t")
        .frame(width: 110, height: 48, alignment: .topLeading).probe("f")
        .recordedFont()
    }
    .vertical("t", 0, 47)
    .frame("f", 0, 0, 110, 48)

    Fact.text("t-mac-press-overflow", 200, 120) {
      VStack(spacing: 8) {
        Color.red.frame(height: 40).probe("a")
        Text(paragraph).frame(width: 150, alignment: .leading).probe("t")
        Color.blue.frame(height: 40).probe("b")
      }
      .probe("s")
      .recordedFont()
    }
    .frame("a", 0, 4, 200, 40)
    .frame("t", 25, 52, 150, 16)
    .frame("b", 0, 76, 200, 40)
    .frame("s", 0, 4, 200, 112)

    Fact.text("t-mac-press-tight", 200, 130) {
      VStack(spacing: 0) {
        Color.red.frame(height: 40).probe("a")
        Text(paragraph).frame(width: 150, alignment: .leading).probe("t")
        Color.blue.frame(height: 40).probe("b")
      }
      .probe("s")
      .recordedFont()
    }
    .frame("a", 0, 1.5, 200, 40)
    .frame("t", 25, 41.5, 150, 47)
    .frame("b", 0, 88.5, 200, 40)
    .frame("s", 0, 1.5, 200, 127)

    Fact.text("t-mac-press-spacer", 200, 130) {
      VStack(spacing: 0) {
        Color.red.frame(height: 40).probe("a")
        Text(paragraph).frame(width: 150, alignment: .leading).probe("t")
        Spacer().probe("sp")
        Color.blue.frame(height: 40).probe("b")
      }
      .probe("s")
      .recordedFont()
    }
    .frame("a", 0, 0, 200, 40)
    .frame("t", 25, 40, 150, 31.5)
    .frame("sp", 100, 71.5, 0, 18.5)
    .frame("b", 0, 90, 200, 40)
    .frame("s", 0, 0, 200, 130)

    Fact.text("t-mac-press-spacer0", 200, 130) {
      VStack(spacing: 0) {
        Color.red.frame(height: 40).probe("a")
        Text(paragraph).frame(width: 150, alignment: .leading).probe("t")
        Spacer(minLength: 0).probe("sp")
        Color.blue.frame(height: 40).probe("b")
      }
      .probe("s")
      .recordedFont()
    }
    .frame("a", 0, 0, 200, 40)
    .frame("t", 25, 40, 150, 47)
    .frame("sp", 100, 87, 0, 3)
    .frame("b", 0, 90, 200, 40)
    .frame("s", 0, 0, 200, 130)

    Fact.text("t-mac-press-spacer30", 200, 130) {
      VStack(spacing: 0) {
        Color.red.frame(height: 40).probe("a")
        Text(paragraph).frame(width: 150, alignment: .leading).probe("t")
        Spacer(minLength: 30).probe("sp")
        Color.blue.frame(height: 40).probe("b")
      }
      .probe("s")
      .recordedFont()
    }
    .frame("a", 0, 0, 200, 40)
    .frame("t", 25, 40, 150, 16)
    .frame("sp", 100, 56, 0, 34)
    .frame("b", 0, 90, 200, 40)
    .frame("s", 0, 0, 200, 130)

    Fact.text("t-mac-press-spacer-roomy", 200, 150) {
      VStack(spacing: 0) {
        Color.red.frame(height: 40).probe("a")
        Text(paragraph).frame(width: 150, alignment: .leading).probe("t")
        Spacer().probe("sp")
        Color.blue.frame(height: 40).probe("b")
      }
      .probe("s")
      .recordedFont()
    }
    .frame("a", 0, 0, 200, 40)
    .frame("t", 25, 40, 150, 47)
    .frame("sp", 100, 87, 0, 23)
    .frame("b", 0, 110, 200, 40)
    .frame("s", 0, 0, 200, 150)

    Fact.text("t-mac-press-two", 300, 90) {
      VStack(spacing: 0) {
        Text(paragraph).frame(width: 150, alignment: .leading).probe("a")
        Text("Short second text that wraps twice here")
          .frame(width: 150, alignment: .leading).probe("b")
      }
      .probe("s")
      .recordedFont()
    }
    .frame("a", 75, 5.75, 150, 47)
    .frame("b", 75, 52.75, 150, 31.5)
    .frame("s", 75, 5.75, 150, 78.5)

    Fact.text("t-mac-press-three", 300, 100) {
      VStack(spacing: 0) {
        Text(paragraph).frame(width: 150, alignment: .leading).probe("a")
        Text("Short second text that wraps twice here")
          .frame(width: 150, alignment: .leading).probe("b")
        Text(paragraph).frame(width: 150, alignment: .leading).probe("c")
      }
      .probe("s")
      .recordedFont()
    }
    .frame("a", 75, 2.75, 150, 31.5)
    .frame("b", 75, 34.25, 150, 31.5)
    .frame("c", 75, 65.75, 150, 31.5)
    .frame("s", 75, 2.75, 150, 94.5)

    Fact.text("t-mac-press-row", 300, 50) {
      HStack(spacing: 0) {
        Color.red.frame(width: 40).probe("l")
        Text(paragraph).frame(width: 150, alignment: .leading).probe("t")
      }
      .probe("r")
      .recordedFont()
    }
    .frame("l", 55, 0, 40, 50)
    .frame("t", 95, 1.5, 150, 47)
    .frame("r", 55, 0, 190, 50)
  }
}
