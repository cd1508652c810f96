import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

struct NavigationPathCodableTests {
  private struct Plain: Hashable {
    var name: String
  }

  @Test func codableValuesComeBack() throws {
    var path = NavigationPath([1, 2])
    path.append("three")
    let codable = try #require(path.codable)
    let data = try JSONEncoder().encode(codable)
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(NavigationPath(read) == path)
  }

  @Test func otherValuesHaveNoRepresentation() {
    #expect(NavigationPath([Plain(name: "a")]).codable == nil)
    #expect(NavigationPath().codable != nil)
  }

  @Test func anUnknownTypeIsAnError() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        NavigationPath.CodableRepresentation.self, from: Data(#"["9NoModule4NoneV", "1"]"#.utf8))
    }
  }
}
