import Foundation
import Testing

@testable import snap

struct MachineLearningModelTests {
  @Test func inputsAndOutputsHaveXcodesTypes() throws {
    let model = try #require(
      MachineLearningModel(
        name: "Sleep 2",
        contents: .model(
          inputs: [("wake", 2), ("count", 1), ("name", 3), ("photo", 4), ("a-b", 5), ("d", 6)],
          outputs: [("actualSleep", 2)])))
    #expect(model.name == "Sleep_2")
    #expect(
      model.inputs.map(\.type) == [
        "Double", "Int64", "String", "CVPixelBuffer", "MLMultiArray", "[String: Double]",
      ])
    #expect(model.inputs[4].name == "a-b" && model.inputs[4].identifier == "a_b")
    #expect(model.outputs.map(\.name) == ["actualSleep"])
  }

  @Test func otherBytesAreNoModel() {
    let whole = Data.model(inputs: [("a", 2)], outputs: [("b", 2)])
    for count in 0..<whole.count {
      #expect(MachineLearningModel(name: "M", contents: whole.prefix(count)) == nil)
    }
    let pointer = Data("version https://git-lfs.github.com".utf8)
    for bytes in [pointer, Data(repeating: 0xFF, count: 40)] {
      #expect(MachineLearningModel(name: "M", contents: bytes) == nil)
    }
  }
}

extension Data {
  /// The bytes of a Core ML model with features of these names and types.
  static func model(inputs: [(String, UInt8)], outputs: [(String, UInt8)]) -> Data {
    func field(_ number: UInt8, _ content: Data) -> Data {
      Data([number << 3 | 2, UInt8(content.count)]) + content
    }
    func feature(_ name: String, _ type: UInt8) -> Data {
      field(1, Data(name.utf8)) + field(3, field(type, Data()))
    }
    let description =
      inputs.reduce(Data()) { $0 + field(1, feature($1.0, $1.1)) }
      + outputs.reduce(Data()) { $0 + field(10, feature($1.0, $1.1)) }
    return Data([0x08, 0x01]) + field(2, description)
  }
}
