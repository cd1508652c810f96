import Testing

struct PublicDeclarationsTests {
  private func declarations(_ source: String) -> PublicDeclarations {
    var declarations = PublicDeclarations()
    declarations.add(source)
    return declarations
  }

  private func accepts(_ labels: [String]?, _ name: String, of owner: String, in source: String)
    -> Bool
  {
    declarations(source).members(named: name, of: owner).contains { $0.accepts(labels) }
  }

  @Test func typesHaveTheNamesOfTheTypesAroundThem() {
    let source = """
      public struct Outer<Value: View>: View
      where Value: Hashable {
        public enum Inner { case one }
        struct Hidden {
          public var shown: Int { 1 }
        }
      }
      extension Outer.Inner {
        public typealias Other = Int
      }
      package struct Internal {}
      """
    #expect(declarations(source).types == ["Outer", "Outer.Inner", "Outer.Inner.Other"])
    #expect(!accepts(nil, "shown", of: "Outer.Hidden", in: source))
  }

  @Test func argumentsWithDefaultValuesAreOptional() {
    let source = """
      public protocol View {}
      extension View {
        @ViewBuilder nonisolated public func frame<V: View>(
          width: CGFloat? = nil, _ edges: [Edge: (Int, Int)], // in points
          @ViewBuilder content: @escaping (V) -> some View, label: String = ", ("
        ) -> some View {
          helper(width: 1)
        }
      }
      """
    #expect(accepts(["width", "_", "content", "label"], "frame", of: "View", in: source))
    #expect(accepts(["_", "content"], "frame", of: "View", in: source))
    #expect(!accepts(["width", "content"], "frame", of: "View", in: source))
    #expect(!accepts(["_", "content", "width"], "frame", of: "View", in: source))
    #expect(!accepts(nil, "frame", of: "View", in: source))
    #expect(declarations(source).members(named: "helper", of: "View").isEmpty)
  }

  @Test func casesAndRequirementsArePublicLikeTheirType() {
    let source = """
      public enum Edge: Int {
        case top, bottom
        case inset(by: Int, Int)
        var hidden: Int {
          switch self {
          case nothing: 1
          }
        }
      }
      public protocol Style {
        func makeBody(configuration: Int) -> Int
      }
      extension Style where Self == Edge {
        public static var plain: Edge { .top }
        static var hidden: Edge { .top }
      }
      """
    for name in ["top", "bottom"] { #expect(accepts(nil, name, of: "Edge", in: source)) }
    #expect(accepts(["by", "_"], "inset", of: "Edge", in: source))
    #expect(accepts(["configuration"], "makeBody", of: "Style", in: source))
    #expect(accepts(nil, "plain", of: "Style", in: source))
    for name in ["hidden", "nothing"] {
      #expect(declarations(source).members(named: name, of: "Edge").isEmpty)
      #expect(declarations(source).members(named: name, of: "Style").isEmpty)
    }
  }

  @Test func unavailableDeclarationsAreMissing() {
    let source = """
      public struct Text {
        @available(*, unavailable, message: "no (")
        public init(_ value: Int) {}
        @available(*, deprecated, renamed: "bold()")
        public func strong() {}
      }
      @available(*, unavailable)
      extension Text {
        public func italic() {}
      }
      @available(*, unavailable) public struct Image {}
      """
    #expect(declarations(source).types == ["Text"])
    #expect(!accepts(["_"], "init", of: "Text", in: source))
    #expect(!accepts([], "italic", of: "Text", in: source))
    #expect(accepts([], "strong", of: "Text", in: source))
  }

  @Test func aliasesHaveTheMembersOfTheirType() {
    let source = """
      public typealias Subviews = Group<Int>.Content
      public struct Group<Value> {
        public struct Content {
          public let first: Int, second: [Int: Int]
          public subscript(index: Int) -> Int { 0 }
          public subscript(at index: Int) -> Int { 0 }
        }
      }
      """
    for name in ["first", "second"] { #expect(accepts(nil, name, of: "Subviews", in: source)) }
    for label in ["_", "index", "at"] {
      #expect(accepts([label], "subscript", of: "Subviews", in: source))
    }
  }

  @Test func stringsAndCommentsDeclareNothing() {
    let source = #"""
      let template = """
        public struct Quoted {}
        """
      // public struct Commented {}
      public struct Declared {}
      """#
    #expect(declarations(source).types == ["Declared"])
  }
}
