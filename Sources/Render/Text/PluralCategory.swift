/// A plural category of Unicode's CLDR.
enum PluralCategory: String {
  case zero, one, two, few, many, other

  /// The category that a language uses for a number.
  init(_ number: Double, language: String) {
    let code = language.prefix { $0 != "-" && $0 != "_" }
    let magnitude = abs(number)
    guard magnitude < 1e15 else {
      self = .other
      return
    }
    let whole = Int(magnitude)
    let isWhole = Double(whole) == magnitude
    let (last, lastTwo) = (whole % 10, whole % 100)
    switch code {
    case "ja", "ko", "zh", "th", "vi", "id", "ms", "my", "lo", "km", "bo", "yue":
      self = .other
    case "fr", "pt", "hy":
      self = whole < 2 ? .one : .other
    case "hi", "bn", "fa", "gu", "kn", "mr", "am", "zu":
      self = magnitude <= 1 ? .one : .other
    case "ru", "uk", "be", "sr", "hr", "bs":
      guard isWhole else {
        self = .other
        return
      }
      if last == 1, lastTwo != 11 {
        self = .one
      } else if (2...4).contains(last), !(12...14).contains(lastTwo) {
        self = .few
      } else {
        self = code == "sr" || code == "hr" || code == "bs" ? .other : .many
      }
    case "pl":
      guard isWhole else {
        self = .other
        return
      }
      if whole == 1 {
        self = .one
      } else if (2...4).contains(last), !(12...14).contains(lastTwo) {
        self = .few
      } else {
        self = .many
      }
    case "cs", "sk":
      self = !isWhole ? .many : whole == 1 ? .one : (2...4).contains(whole) ? .few : .other
    case "ro":
      self =
        isWhole && whole == 1
        ? .one : !isWhole || whole == 0 || (1...19).contains(lastTwo) ? .few : .other
    case "lt":
      let isTeen = (11...19).contains(lastTwo)
      self =
        !isWhole
        ? .many : last == 1 && !isTeen ? .one : (2...9).contains(last) && !isTeen ? .few : .other
    case "lv":
      self =
        last == 0 || (11...19).contains(lastTwo)
        ? .zero : last == 1 && lastTwo != 11 ? .one : .other
    case "sl":
      self =
        !isWhole || (3...4).contains(lastTwo)
        ? .few : lastTwo == 1 ? .one : lastTwo == 2 ? .two : .other
    case "he", "iw":
      self = isWhole && whole == 1 ? .one : isWhole && whole == 2 ? .two : .other
    case "ar":
      guard isWhole else {
        self = .other
        return
      }
      switch whole {
      case 0: self = .zero
      case 1: self = .one
      case 2: self = .two
      default: self = (3...10).contains(lastTwo) ? .few : lastTwo >= 11 ? .many : .other
      }
    case "ga":
      self =
        whole == 1
        ? .one
        : whole == 2
          ? .two
          : (3...6).contains(whole)
            ? .few
            : (7...10).contains(whole)
              ? .many : .other
    case "cy":
      let forms: [Int: PluralCategory] = [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many]
      self = forms[whole] ?? .other
    default:
      self = isWhole && whole == 1 ? .one : .other
    }
  }
}
