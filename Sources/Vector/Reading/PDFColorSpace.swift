import Drawing
import Foundation

/// A colour space of a PDF.
indirect enum PDFColorSpace {
  case gray, rgb, cmyk
  /// A table of colours of another space.
  case indexed(PDFColorSpace, [UInt8])
  /// Inks that a function maps to another space.
  case separation(PDFColorSpace, PDFFunction?, count: Int)
  case pattern(PDFColorSpace?)

  /// Reads a space, by its name in the resources or as a value; nil if it is not known.
  init?(
    _ value: PDFValue?, in document: PDFDocument, _ resources: [String: PDFValue], depth: Int = 0
  ) {
    guard depth < 8 else { return nil }
    switch document.resolved(value) {
    case .name(let name):
      switch name {
      case "DeviceGray", "CalGray", "G": self = .gray
      case "DeviceRGB", "CalRGB", "RGB": self = .rgb
      case "DeviceCMYK", "CMYK": self = .cmyk
      case "Pattern": self = .pattern(nil)
      default:
        guard let own = document.dictionary(resources["ColorSpace"])?[name] else { return nil }
        self.init(own, in: document, [:], depth: depth + 1)
      }
    case .array(let parts):
      func space(_ index: Int) -> PDFColorSpace? {
        parts.indices.contains(index)
          ? PDFColorSpace(parts[index], in: document, resources, depth: depth + 1) : nil
      }
      switch document.name(parts.first) {
      case "ICCBased":
        let profile = parts.count > 1 ? document.dictionary(parts[1]) : nil
        switch document.integer(profile?["N"]) {
        case 1: self = .gray
        case 4: self = .cmyk
        default: self = .rgb
        }
      case "Indexed", "I":
        guard let base = space(1), parts.count > 3 else { return nil }
        switch document.resolved(parts[3]) {
        case .string(let table): self = .indexed(base, table)
        case .stream(let stream):
          guard let table = document.bytes(of: stream)?.bytes else { return nil }
          self = .indexed(base, table)
        default: return nil
        }
      case "Separation", "DeviceN":
        guard let base = space(2), parts.count > 3 else { return nil }
        self = .separation(
          base, PDFFunction(parts[3], in: document), count: document.array(parts[1])?.count ?? 1)
      case "Pattern": self = .pattern(space(1))
      case .some(let name): self.init(.name(name), in: document, [:], depth: depth + 1)
      case nil: return nil
      }
    default: return nil
    }
  }

  /// The number of components.
  var count: Int {
    switch self {
    case .gray, .indexed: 1
    case .rgb: 3
    case .cmyk: 4
    case .separation(_, _, let count): count
    case .pattern(let base): base?.count ?? 0
    }
  }

  /// The colour at the start of a content stream, and after the space was chosen.
  var initial: ResolvedColor {
    switch self {
    case .cmyk: color([0, 0, 0, 1])
    case .separation(_, _, let count): color(Array(repeating: 1, count: count))
    default: color(Array(repeating: 0, count: count))
    }
  }

  /// Returns the colour of components.
  func color(_ parts: [Double]) -> ResolvedColor {
    func part(_ index: Int) -> Float {
      parts.indices.contains(index) ? Float(min(1, max(0, parts[index]))) : 0
    }
    switch self {
    case .gray: return ResolvedColor(red: part(0), green: part(0), blue: part(0))
    case .rgb: return ResolvedColor(red: part(0), green: part(1), blue: part(2))
    case .cmyk:
      let light = 1 - part(3)
      return ResolvedColor(
        red: (1 - part(0)) * light, green: (1 - part(1)) * light, blue: (1 - part(2)) * light)
    case .indexed(let base, let table):
      let index = parts.first.flatMap { Int(exactly: $0.rounded()) } ?? 0
      let start = max(0, min(index, 255)) * base.count
      guard start + base.count <= table.count else { return .black }
      return base.color(table[start..<start + base.count].map { Double($0) / 255 })
    case .separation(let base, let function, _):
      // An ink without a readable function is drawn as black.
      guard let function else { return PDFColorSpace.gray.color([1 - (parts.max() ?? 0)]) }
      return base.color(function(parts.first ?? 0))
    case .pattern(let base): return base?.color(parts) ?? .black
    }
  }
}
