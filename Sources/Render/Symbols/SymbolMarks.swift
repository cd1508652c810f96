import Foundation

/// The marks of drawn symbols: strokes, and characters of the text face.
enum SymbolMarks {
  /// Strokes that meet in `hub`, in ems, with the centre of the mark at the origin.
  struct Strokes {
    var hub: CGPoint
    var ends: [CGPoint]
  }

  static let strokes: [String: [Strokes]] = {
    let plus = cross(reach: 0.42, isDiagonal: false)
    let xmark = cross(reach: 0.345, isDiagonal: true)
    var marks: [String: [Strokes]] = [
      "plus": [plus], "xmark": [xmark], "multiply": [xmark], "minus": [bar(y: 0)],
      "equal": [bar(y: -0.17), bar(y: 0.17)],
      "line.diagonal": [
        Strokes(hub: CGPoint(x: -0.36, y: 0.36), ends: [CGPoint(x: 0.36, y: -0.36)])
      ],
      "line.3.horizontal": [bar(y: -0.3), bar(y: 0), bar(y: 0.3)],
      "line.horizontal.3": [bar(y: -0.3), bar(y: 0), bar(y: 0.3)],
      "checkmark": [
        Strokes(
          hub: CGPoint(x: -0.13, y: 0.36),
          ends: [CGPoint(x: -0.4, y: 0.03), CGPoint(x: 0.39, y: -0.37)])
      ],
    ]
    let right: (CGPoint) -> CGPoint = { $0 }
    let turns: [(name: String, turn: (CGPoint) -> CGPoint)] = [
      ("right", right), ("forward", right), ("left", { CGPoint(x: -$0.x, y: $0.y) }),
      ("backward", { CGPoint(x: -$0.x, y: $0.y) }), ("down", { CGPoint(x: $0.y, y: $0.x) }),
      ("up", { CGPoint(x: $0.y, y: -$0.x) }),
    ]
    for (name, turn) in turns {
      marks["chevron." + name] = [
        Strokes(
          hub: turn(CGPoint(x: 0.2125, y: 0)),
          ends: [CGPoint(x: -0.2125, y: -0.425), CGPoint(x: -0.2125, y: 0.425)].map(turn))
      ]
      marks["arrow." + name] = [
        Strokes(
          hub: turn(CGPoint(x: 0.44, y: 0)),
          ends: [
            CGPoint(x: -0.44, y: 0), CGPoint(x: 0.08, y: -0.36), CGPoint(x: 0.08, y: 0.36),
          ].map(turn))
      ]
    }
    for (vertical, y) in [("up", -1.0), ("down", 1)] {
      for (horizontal, x) in [("left", -1.0), ("right", 1), ("backward", -1), ("forward", 1)] {
        let corner = CGPoint(x: 0.32 * x, y: 0.32 * y)
        marks["arrow.\(vertical).\(horizontal)"] = [
          Strokes(
            hub: corner,
            ends: [
              CGPoint(x: -corner.x, y: -corner.y), CGPoint(x: -0.17 * x, y: corner.y),
              CGPoint(x: corner.x, y: -0.17 * y),
            ])
        ]
      }
    }
    for (name, corner) in [("down", 1.0), ("up", -1)] {
      marks["chevron.compact." + name] = [
        Strokes(
          hub: CGPoint(x: 0, y: 0.1 * corner),
          ends: [CGPoint(x: -0.5, y: -0.1 * corner), CGPoint(x: 0.5, y: -0.1 * corner)])
      ]
    }
    for (name, corner) in [("right", 1.0), ("left", -1)] {
      marks["chevron.compact." + name] = [
        Strokes(
          hub: CGPoint(x: 0.1 * corner, y: 0),
          ends: [CGPoint(x: -0.1 * corner, y: -0.5), CGPoint(x: -0.1 * corner, y: 0.5)])
      ]
    }
    return marks
  }()

  /// The text of a mark: a letter, a number up to 50 of at most two digits, or one of `texts`; nil for
  /// other names.
  static func text(named name: String) -> String? {
    if let text = texts[name] { return text }
    if name.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(name) {
      return number <= 50 && name.utf8.count <= 2 ? name : nil
    }
    let scalars = name.unicodeScalars
    guard scalars.count == 1, let scalar = scalars.first, scalar.isASCII,
      scalar.properties.isAlphabetic
    else { return nil }
    return name.uppercased()
  }

  static let texts: [String: String] = [
    "questionmark": "?", "exclamationmark": "!", "number": "#", "at": "@",
    "dollarsign": "$", "eurosign": "€", "sterlingsign": "£", "yensign": "¥", "percent": "%",
    "asterisk": "*", "centsign": "¢", "plusminus": "±", "divide": "÷", "textformat": "Aa",
    "textformat.size": "AA", "textformat.abc": "abc", "textformat.123": "123", "character": "A",
    "abc": "abc", "characters.lowercase": "abc",
    "exclamationmark.2": "!!", "exclamationmark.3": "!!!", "paragraphsign": "¶",
    "lessthan": "<", "greaterthan": ">",
    "australiandollarsign": "A$", "australsign": "₳", "bahtsign": "฿", "brazilianrealsign": "R$",
    "cedisign": "₵", "chineseyuanrenminbisign": "¥", "coloncurrencysign": "₡",
    "cruzeirosign": "₢", "danishkronesign": "kr.", "dongsign": "₫", "eurozonesign": "€",
    "florinsign": "ƒ", "guaranisign": "₲", "hryvniasign": "₴", "kipsign": "₭", "larisign": "₾",
    "lirasign": "₤", "malaysianringgitsign": "RM", "manatsign": "₼", "millsign": "₥",
    "nairasign": "₦", "norwegiankronesign": "kr", "peruviansolessign": "S/", "pesetasign": "₧",
    "pesosign": "₱", "polishzlotysign": "zł", "rupeesign": "₨", "shekelsign": "₪",
    "singaporedollarsign": "S$", "swedishkronasign": "kr", "tengesign": "₸", "tugriksign": "₮",
    "wonsign": "₩", "lessthanorequalto": "≤", "greaterthanorequalto": "≥", "notequal": "≠",
    "numbersign": "#", "pi": "π", "l1": "L1", "l2": "L2", "l3": "L3", "l4": "L4", "lb": "LB",
    "lm": "LM", "lt": "LT", "r1": "R1", "r2": "R2", "r3": "R3", "r4": "R4", "rb": "RB",
    "rm": "RM", "rt": "RT", "zl": "ZL", "zr": "ZR", "m1": "M1", "m2": "M2", "m3": "M3",
    "m4": "M4", "p1": "P1", "p2": "P2", "p3": "P3", "p4": "P4", "2h": "2H", "4a": "4A",
    "4h": "4H", "4l": "4L",
  ]

  private static func bar(y: CGFloat) -> Strokes {
    Strokes(hub: CGPoint(x: -0.42, y: y), ends: [CGPoint(x: 0.42, y: y)])
  }

  private static func cross(reach: CGFloat, isDiagonal: Bool) -> Strokes {
    let ends =
      isDiagonal
      ? [(1.0, 1.0), (-1, 1), (-1, -1), (1, -1)] : [(1.0, 0.0), (0, 1), (-1, 0), (0, -1)]
    return Strokes(hub: .zero, ends: ends.map { CGPoint(x: $0.0 * reach, y: $0.1 * reach) })
  }
}
