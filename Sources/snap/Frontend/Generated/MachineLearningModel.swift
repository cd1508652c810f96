import Foundation

/// A Core ML model, as far as the class that Xcode generates for it depends on it.
///
/// The file is a protocol buffer of Apple's published format (`Model.proto` of coremltools).
struct MachineLearningModel {
  /// An input or output of the model.
  struct Feature {
    var name: String
    /// The name as an identifier.
    var identifier: String
    /// The type in Swift, as Xcode chooses it.
    var type: String
    /// The initializer of `MLFeatureValue` and its property that have this type.
    var initializer: String
    var property: String
  }

  /// The name of the class: that of the file as an identifier.
  var name: String
  var inputs: [Feature] = []
  var outputs: [Feature] = []

  /// Reads a model; nil if the bytes are not a model.
  init?(name: String, contents: Data) {
    self.name = Self.identifier(name)
    guard let model = Message(contents), let description = model[2].last.flatMap(Message.init)
    else { return nil }
    inputs = description[1].compactMap(Self.feature)
    outputs = description[10].compactMap(Self.feature)
    guard !outputs.isEmpty else { return nil }
  }

  /// Returns a name with an underscore for each character that an identifier cannot have.
  private static func identifier(_ name: String) -> String {
    let letters = name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    return (letters.first?.isNumber ?? true ? "_" : "") + String(letters)
  }

  private static func feature(_ bytes: Data) -> Feature? {
    guard let message = Message(bytes), let name = message[1].last,
      let type = message[3].last.flatMap(Message.init)
    else { return nil }
    let number = type.numbers.first { (1...7).contains($0) } ?? 0
    let keysAreNumbers = type[6].last.flatMap(Message.init)?.numbers.contains(1) == true
    let dictionary = keysAreNumbers ? "[Int64: Double]" : "[String: Double]"
    let text = String(decoding: name, as: UTF8.self)
    let (swift, initializer, property) =
      switch number {
      case 1: ("Int64", "int64", "int64Value")
      case 2: ("Double", "double", "doubleValue")
      case 3: ("String", "string", "stringValue")
      case 4: ("CVPixelBuffer", "pixelBuffer", "imageBufferValue!")
      case 5: ("MLMultiArray", "multiArray", "multiArrayValue!")
      case 6: (dictionary, "dictionary", "dictionaryValue as! \(dictionary)")
      default: ("MLSequence", "sequence", "sequenceValue!")
      }
    return Feature(
      name: text, identifier: identifier(text), type: swift, initializer: initializer,
      property: property)
  }
}

/// The fields of a protocol buffer, by number.
private struct Message {
  /// The numbers in the order of the fields.
  private(set) var numbers: [Int] = []
  private var fields: [Int: [Data]] = [:]

  /// The contents of the fields with lengths that have a number, in order.
  subscript(number: Int) -> [Data] { fields[number] ?? [] }

  /// Reads a message; nil if the bytes are not a message.
  init?(_ bytes: Data) {
    var rest = bytes[...]
    while !rest.isEmpty {
      guard let key = Self.integer(in: &rest) else { return nil }
      let number = Int(truncatingIfNeeded: key >> 3)
      var content = Data()
      switch key & 7 {
      case 0: guard Self.integer(in: &rest) != nil else { return nil }
      case 1, 5:
        let count = key & 7 == 1 ? 8 : 4
        guard rest.count >= count else { return nil }
        rest = rest.dropFirst(count)
      case 2:
        guard let count = Self.integer(in: &rest), count <= rest.count else { return nil }
        content = rest.prefix(Int(count))
        rest = rest.dropFirst(Int(count))
      default: return nil
      }
      numbers.append(number)
      fields[number, default: []].append(content)
    }
  }

  /// Removes and returns an integer of variable length; nil if it has no end.
  private static func integer(in bytes: inout Data) -> UInt64? {
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 7) {
      guard let byte = bytes.popFirst() else { return nil }
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return value }
    }
    return nil
  }
}
