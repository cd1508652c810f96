import Drawing
import Foundation

/// A function of a PDF, from one or more numbers to some numbers.
indirect enum PDFFunction {
  /// Type 0: samples over a domain; only the first input counts.
  case sampled(domain: [Double], range: [Double], count: Int, values: [Double])
  /// Type 2.
  case exponential(start: [Double], end: [Double], exponent: Double)
  /// Type 3.
  case stitched(domain: [Double], functions: [PDFFunction], bounds: [Double], encode: [Double])
  /// Type 4.
  case calculator(PDFCalculator, domain: [Double], range: [Double])
  /// Functions with one output each.
  case parallel([PDFFunction])

  /// Reads a function; nil if it is of another type or damaged.
  init?(_ value: PDFValue?, in document: PDFDocument, depth: Int = 0) {
    guard depth < 8 else { return nil }
    if let all = document.array(value) {
      let functions = all.compactMap { PDFFunction($0, in: document, depth: depth + 1) }
      guard functions.count == all.count, !functions.isEmpty else { return nil }
      self = .parallel(functions)
      return
    }
    guard let dictionary = document.dictionary(value),
      let domain = document.numbers(dictionary["Domain"]), domain.count >= 2
    else { return nil }
    switch document.integer(dictionary["FunctionType"]) {
    case 0:
      guard let stream = document.stream(value), let bytes = document.bytes(of: stream)?.bytes,
        let range = document.numbers(dictionary["Range"]), range.count >= 2, range.count <= 64,
        let size = document.numbers(dictionary["Size"])?.first.flatMap({ Int(exactly: $0) }),
        size > 0, size <= 1 << 16, let bits = document.integer(dictionary["BitsPerSample"]),
        bits == 8 || bits == 16
      else { return nil }
      let outputs = range.count / 2, width = bits / 8
      guard bytes.count >= size * outputs * width else { return nil }
      let values = (0..<size * outputs).map { index -> Double in
        let high = Int(bytes[index * width])
        return width == 1
          ? Double(high) / 255 : Double(high << 8 | Int(bytes[index * 2 + 1])) / 65535
      }
      self = .sampled(domain: domain, range: range, count: size, values: values)
    case 2:
      let start = document.numbers(dictionary["C0"]) ?? [0]
      let end = document.numbers(dictionary["C1"]) ?? [1]
      guard start.count == end.count else { return nil }
      self = .exponential(
        start: start, end: end, exponent: document.number(dictionary["N"]) ?? 1)
    case 3:
      let functions = (document.array(dictionary["Functions"]) ?? [])
        .compactMap { PDFFunction($0, in: document, depth: depth + 1) }
      let bounds = document.numbers(dictionary["Bounds"]) ?? []
      let encode = document.numbers(dictionary["Encode"]) ?? []
      guard !functions.isEmpty, bounds.count == functions.count - 1,
        encode.count == 2 * functions.count
      else { return nil }
      self = .stitched(domain: domain, functions: functions, bounds: bounds, encode: encode)
    case 4:
      guard let stream = document.stream(value), let text = document.bytes(of: stream)?.bytes,
        let range = document.numbers(dictionary["Range"]), range.count >= 2, range.count <= 64,
        let calculator = PDFCalculator(text, count: range.count / 2)
      else { return nil }
      self = .calculator(calculator, domain: domain, range: range)
    default: return nil
    }
  }

  func callAsFunction(_ input: Double) -> [Double] {
    switch self {
    case .sampled(let domain, let range, let count, let values):
      let outputs = range.count / 2, extent = domain[1] - domain[0]
      let share = extent == 0 ? 0 : min(1, max(0, (input - domain[0]) / extent))
      let place = share * Double(count - 1), low = Int(place), high = min(low + 1, count - 1)
      return (0..<outputs).map { output in
        let start = values[low * outputs + output], end = values[high * outputs + output]
        let value = start + (end - start) * (place - Double(low))
        return range[2 * output] + value * (range[2 * output + 1] - range[2 * output])
      }
    case .exponential(let start, let end, let exponent):
      let clamped = min(1, max(0, input))
      let share = exponent == 1 ? clamped : deterministicPower(clamped, exponent)
      return zip(start, end).map { $0 + ($1 - $0) * share }
    case .stitched(let domain, let functions, let bounds, let encode):
      let input = min(domain[1], max(domain[0], input))
      let index = bounds.firstIndex { input < $0 } ?? functions.count - 1
      let low = index == 0 ? domain[0] : bounds[index - 1]
      let high = index == bounds.count ? domain[1] : bounds[index]
      let share = high == low ? 0 : (input - low) / (high - low)
      return functions[index](
        encode[2 * index] + share * (encode[2 * index + 1] - encode[2 * index]))
    case .calculator(let calculator, let domain, let range):
      let results = calculator(min(domain[1], max(domain[0], input)))
      return results.enumerated().map { min(range[2 * $0 + 1], max(range[2 * $0], $1)) }
    case .parallel(let functions): return functions.flatMap { $0(input) }
    }
  }

  /// The inputs between which the function is a straight line; nil if it is not linear.
  func corners(from start: Double, to end: Double) -> [Double]? {
    switch self {
    case .exponential(_, _, let exponent): return exponent == 1 ? [start, end] : nil
    case .stitched(_, let functions, let bounds, _):
      let areLines = functions.allSatisfy {
        if case .exponential(_, _, 1) = $0 { true } else { false }
      }
      return areLines ? [start] + bounds.filter { start < $0 && $0 < end } + [end] : nil
    case .sampled, .calculator, .parallel: return nil
    }
  }
}
