import Foundation
import Testing

@testable import Cards

struct PostTests {
  @Test func aQueryIsAPost() throws {
    let post = try Post(query: [
      ("title", "A"), ("tag", "x"), ("tag", "y"), ("picture", "https://a.example/b.png"),
    ])
    #expect(post.tags == ["x", "y"])
    #expect(post.picture?.host == "a.example")
    #expect(post.author == "")
  }

  @Test(arguments: [
    [("title", "")], [("title", String(repeating: "a", count: 121))],
    [("title", "A"), ("author", String(repeating: "a", count: 41))],
    [("title", "A")] + Array(repeating: ("tag", "x"), count: 5), [("tag", "x")],
  ])
  func aQueryBeyondTheBoundsIsRefused(query: [(String, String)]) {
    #expect(throws: CardError.self) {
      try Post(query: query.map { (name: $0.0, value: $0.1) })
    }
  }
}
