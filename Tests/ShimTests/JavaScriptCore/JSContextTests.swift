import JavaScriptCore
import Testing

struct JSContextTests {
  @Test func anEvaluationIsAnExceptionThatSaysWhy() throws {
    let context = try #require(JSContext())
    let value = try #require(context.evaluateScript("1 + 1"))
    #expect(value.isUndefined && value.toString() == "undefined")
    #expect(context.exception?.toString()?.contains("runs no scripts") == true)
    var text: String?
    context.exceptionHandler = { text = $1?.toString() }
    context.evaluateScript("2")
    #expect(text?.contains("runs no scripts") == true)
  }

  @Test func valuesOfTheProgramAreKept() throws {
    let context = try #require(JSContext())
    context.setObject(4.5, forKeyedSubscript: "x")
    let value = try #require(context.objectForKeyedSubscript("x"))
    #expect(value.isNumber && value.toDouble() == 4.5 && value.toInt32() == 4)
    #expect(JSValue(nullIn: context).isNull && context.objectForKeyedSubscript("y").isUndefined)
  }
}
